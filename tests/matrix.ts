/** How much a test run tries: a sample, which is the gate's, or everything with MATRIX=full. */

export const isFull = process.env.MATRIX === 'full';

/** Of cases that differ little, a sample tries the first, and every so many after it. */
export const sampled = <Case>(cases: readonly Case[], every = cases.length): Case[] =>
  isFull ? [...cases] : cases.filter((_, at) => at % every === 0);
