import { type Fault, noFault } from './faults.ts';

export type FaultSwitch = {
  /** The fault that the next send meets, and whether only that one meets it. */
  state(): { fault: Fault; once: boolean };
  set(fault: Fault, once: boolean): void;
  /** The fault for a send that happens now; a fault for once is over after this. */
  take(): Fault;
};

/** A switch that starts with no fault. */
export function createFaultSwitch(): FaultSwitch {
  let state = { fault: noFault, once: false };
  return {
    state: () => state,
    set: (fault, once) => {
      state = { fault, once };
    },
    take: () => {
      const { fault, once } = state;
      if (once) state = { fault: noFault, once: false };
      return fault;
    },
  };
}
