/** A position in a list as two digits, from 01 to 99. `index` counts from 0. */
export const numberLabel = (index: number) => String(index + 1).padStart(2, '0');
