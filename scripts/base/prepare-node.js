// Must be imported first: in an old Node the other imports fail without saying why.
const fault = nodeFault(process.versions.node);
if (fault) {
  console.error(fault);
  process.exit(1);
}
// Before React loads: its development build takes four times as long to render.
process.env.NODE_ENV ??= 'production';

/**
 * Says what is wrong with a version of Node, and what to do; undefined if it is new enough.
 * @param {string} version
 */
export function nodeFault(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return undefined;
  return `Expected Node 20.19 or newer, found ${version}. Install it from nodejs.org, or with \`nvm install\`.`;
}
