import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What Poppler's `pdfsig`, a reader of signatures that is not ours, says of a file. */
export const pdfsig = (file: Uint8Array): string => {
  const folder = mkdtempSync(join(tmpdir(), 'pdfsig-'));
  try {
    const path = join(folder, 'file.pdf');
    writeFileSync(path, file);
    return spawnSync('pdfsig', ['-nocert', path], { encoding: 'utf8' }).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
};
