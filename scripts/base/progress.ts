/** Called while the pictures of a build are made, which takes minutes the first time. */
export type Progress = (done: number, total: number) => void;

/** Tells of every tenth picture. */
export const tellProgress =
  (log: (line: string) => void = console.log): Progress =>
  (done, total) => {
    if (done % 10 === 0 || done === total) log(`pictures ${done}/${total}`);
  };
