/** The meaning of a system error by its code, and what to do. */
const words: Readonly<Record<string, string>> = {
  EACCES: 'permission denied. Change the permissions, or choose another place',
  EADDRINUSE: 'the port and those after it are in use. Choose another with --port',
  EBUSY: 'another program uses it. Close that, and try again',
  EDQUOT: 'your share of the disk is full. Free some space',
  EEXIST: 'a file with this name already exists. Remove it, or choose another name',
  EISDIR: 'a folder is in the place of a file. Remove it, or rename one of the two',
  EMFILE: 'too many files are open. Raise the limit: ulimit -n 4096',
  ENAMETOOLONG: 'a name in this path is too long. Give the page a shorter slug',
  ENOENT: 'no such file or folder. Correct the path, or create it',
  ENOSPC: 'the disk is full. Free some space',
  ENOTEMPTY: 'the folder is not empty. Another program writes into it: build again',
  ENOTDIR: 'a part of this path is a file, not a folder. Choose another path',
  EPERM: 'operation not permitted. Change the permissions, or choose another place',
  EROFS: 'the file system is read-only. Choose another folder',
};

/** Whether an error comes from the system, with one of these codes, such as ENOENT. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Explains what the system refused and what to do; undefined for other errors. */
export function explainSystemError(error: Error): string | undefined {
  const facts = { code: '', syscall: '', path: '', dest: '', address: '', port: 0, ...error };
  const why = words[facts.code];
  const place = facts.dest || facts.path || (facts.port ? `${facts.address}:${facts.port}` : '');
  return why && `Could not ${facts.syscall}${place && ` ${place}`}: ${why}.`;
}
