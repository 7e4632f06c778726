import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { commandOptions, runCommand, siteFolders, siteOptions } from '../base/command-line.ts';
import { metadataIn, photograph, withoutMetadata } from '../pictures/photo-metadata.ts';

runCommand(async () => {
  const { root } = siteFolders(commandOptions(siteOptions));
  for (const file of fastGlob.sync('static/**', { cwd: root })) {
    const path = join(root, file);
    const found = photograph.test(file) ? await metadataIn(readFileSync(path)) : [];
    if (found.length === 0) continue;
    writeFileSync(path, await withoutMetadata(readFileSync(path)));
    console.log(`${file}: removed ${found.join(', ')}`);
  }
});
