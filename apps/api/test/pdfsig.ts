import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether Poppler's `pdfsig`, a reader of signatures that is not ours, is installed here. */
export const HAS_PDFSIG = spawnSync('pdfsig', ['-v']).error === undefined;

/** What `pdfsig` says of a file. */
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
