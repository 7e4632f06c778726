import { rmSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { commandOptions, runCommand, siteFolders, siteOptions } from '../base/command-line.ts';
import { writeChanged } from '../base/write-changed.ts';
import { schemasFolder } from '../code/site-files.ts';
import { allCollections } from '../content/collections.ts';
import { editorFiles, importCollections } from '../editors/editor-files.ts';

runCommand(async () => {
  const { root } = siteFolders(commandOptions(siteOptions));
  const { texts } = editorFiles(root, allCollections(await importCollections(root)));
  const changed = writeChanged(root, texts);
  const schemas = fastGlob.sync(`${schemasFolder}/**`, { cwd: root });
  for (const file of schemas.filter((file) => !texts.has(file))) {
    rmSync(join(root, file));
    console.log(`${file} removed: its content no longer exists`);
  }
  console.log(`${texts.size} files for editors, ${changed} changed`);
});
