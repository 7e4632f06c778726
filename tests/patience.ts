/**
 * How long tests wait for anything, in milliseconds. It only keeps a run from hanging: a machine that
 * is slow must not make a test fail. `PATIENCE=10000` shows sooner what a fault breaks.
 */
export const patience = Number(process.env.PATIENCE ?? 300_000);
