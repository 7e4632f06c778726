/** Gives the value of that name again if it was made from the same things, and else makes it. */
export type Recall<Value> = (name: string, from: readonly unknown[], make: () => Value) => Value;

/** Makes each value anew, as builds do. */
export const makeAnew = <Value>(_name: string, _from: readonly unknown[], make: () => Value) =>
  make();

export type Memory<Value> = {
  recall: Recall<Value>;
  /** Forgets what was not asked for since the last call. */
  forgetUnused(): void;
};

/** Remembers values, for a server that makes the same ones again and again. */
export function createMemory<Value>(): Memory<Value> {
  type Entry = { from: readonly unknown[]; value: Value };
  let earlier = new Map<string, Entry>();
  let current = new Map<string, Entry>();
  const find = (name: string, from: readonly unknown[]) => {
    const known = current.get(name) ?? earlier.get(name);
    const isSame =
      known?.from.length === from.length && from.every((it, at) => it === known.from[at]);
    return isSame ? known : undefined;
  };
  return {
    recall: (name, from, make) => {
      const entry = find(name, from) ?? { from, value: make() };
      current.set(name, entry);
      return entry.value;
    },
    forgetUnused: () => {
      earlier = current;
      current = new Map();
    },
  };
}
