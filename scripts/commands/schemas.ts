import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commandOptions, runCommand, siteFolders, siteOptions } from '../command-line.ts';
import { allCollections } from '../load/collections.ts';
import { editorFiles, importCollections } from '../load/editor-files.ts';
import { schemasFolder } from '../load/site-files.ts';

runCommand(async () => {
  const { root } = siteFolders(commandOptions(siteOptions));
  const { texts } = editorFiles(root, allCollections(await importCollections(root)));
  const changed = [...texts].filter(([file, text]) => {
    const path = join(root, file);
    return !existsSync(path) || readFileSync(path, 'utf8') !== text;
  });
  for (const [file, text] of changed) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    console.log(file);
  }
  const schemas = readdirSync(join(root, schemasFolder)).map((name) => `${schemasFolder}/${name}`);
  for (const file of schemas.filter((file) => !texts.has(file))) {
    rmSync(join(root, file));
    console.log(`${file} removed: its content no longer exists`);
  }
  console.log(`${texts.size} files for editors, ${changed.length} changed`);
});
