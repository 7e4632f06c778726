import type { Failure } from '../../content/schema/enquiry-states.ts';

/**
 * The kind of failure behind what the e-mail client threw: a string for a wrong setting, an object
 * with status and text for an answer, a TypeError where no answer came.
 */
export function explainFailure(error: unknown, isOnline: boolean): Failure {
  if (typeof error === 'string') return 'configuration';
  const { status, text }: { status?: unknown; text?: unknown } = Object(error);
  if (typeof status !== 'number' || status === 0) return isOnline ? 'network' : 'offline';
  if (status === 451) return 'blocked';
  if (status === 429) return 'throttled';
  // The block list says just this; the service itself says which setting of the account is wrong.
  if (status === 403 && text === 'Forbidden') return 'forbidden';
  return status >= 400 && status < 500 ? 'configuration' : 'server';
}
