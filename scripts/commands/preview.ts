import {
  commandOptions,
  portNamed,
  previewOptions,
  runCommand,
  siteFolders,
} from '../command-line.ts';
import { previewSite } from '../serve/server.ts';

runCommand(async () => {
  const values = commandOptions(previewOptions);
  const { root, dir } = siteFolders(values);
  await previewSite(root, dir, portNamed(values.port));
});
