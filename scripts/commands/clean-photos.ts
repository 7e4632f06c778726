import { readFileSync, writeFileSync } from 'node:fs';
import { runCommand } from '../base/command-line.ts';
import { metadataIn, withoutMetadata } from '../pictures/photo-metadata.ts';

runCommand(async () => {
  for (const file of process.argv.slice(2)) {
    const photo = readFileSync(file);
    const found = await metadataIn(photo);
    if (found.length > 0) writeFileSync(file, await withoutMetadata(photo));
    console.log(
      `${file}: ${found.length > 0 ? `removed ${found.join(', ')}` : 'nothing to remove'}`,
    );
  }
});
