const words: Readonly<Record<string, string>> = {
  EACCES: 'this user may not. Give it the right, or name another place',
  EADDRINUSE: 'it is in use, and so are the next ones. Name another by --port',
  EEXIST: 'a file of this name is there. Name another one',
  EMFILE: 'too many files are open. Raise the limit: ulimit -n 4096',
  ENAMETOOLONG: 'a name in it is too long. Give the page a shorter slug',
  ENOENT: 'there is no such file or folder. Correct the name, or make it',
  ENOSPC: 'the disk is full. Free some of it',
  ENOTDIR: 'a part of it is a file, not a folder. Name another one',
  EPERM: 'the system forbids it. Give this user the right, or name another place',
  EROFS: 'this part of the disk can only be read. Name another folder',
};

/** What the system refused, in words and with what to do; nothing for errors of another kind. */
export function explainSystemError(error: Error): string | undefined {
  const told = { code: '', syscall: '', path: '', address: '', port: 0, ...error };
  const why = words[told.code];
  const place = told.path || (told.port ? `${told.address}:${told.port}` : '');
  return why && `Could not ${told.syscall}${place && ` ${place}`}: ${why}.`;
}
