import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { KeptHead } from './kept-head.service.ts';

describe('the folder of the kept head', () => {
  let folder: string;
  beforeAll(() => { folder = mkdtempSync(join(tmpdir(), 'connect-heads-')); });
  afterAll(() => { rmSync(folder, { recursive: true }); });

  it('is made where it is missing, and no process starts where it cannot be', async () => {
    await expect(new KeptHead({ dataDir: join(folder, 'new') }).onModuleInit()).resolves.toBeUndefined();
    writeFileSync(join(folder, 'file'), '');
    await expect(new KeptHead({ dataDir: join(folder, 'file', 'below') }).onModuleInit())
      .rejects.toThrow(/cannot be written.*DATA_DIR/);
  });
});
