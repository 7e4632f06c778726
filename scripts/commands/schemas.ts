import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandOptions, runCommand, siteFolders, siteOptions } from '../command-line.ts';
import { allCollections } from '../load/collections.ts';
import { editorFiles, importCollections } from '../load/editor-files.ts';
import { schemasFolder } from '../load/site-files.ts';
import { writeChanged } from '../write-changed.ts';

runCommand(async () => {
  const { root } = siteFolders(commandOptions(siteOptions));
  const { texts } = editorFiles(root, allCollections(await importCollections(root)));
  const changed = writeChanged(root, texts);
  const schemas = readdirSync(join(root, schemasFolder)).map((name) => `${schemasFolder}/${name}`);
  for (const file of schemas.filter((file) => !texts.has(file))) {
    rmSync(join(root, file));
    console.log(`${file} removed: its content no longer exists`);
  }
  console.log(`${texts.size} files for editors, ${changed} changed`);
});
