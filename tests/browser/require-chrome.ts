/** Says once what is missing if no browser starts here, before any test of a page would. */
import { findChrome } from '../../scripts/verify/find-chrome.ts';

export default async function requireChrome(): Promise<void> {
  await findChrome().catch((error: Error) => {
    error.stack = ''; // It says nothing more.
    throw error;
  });
}
