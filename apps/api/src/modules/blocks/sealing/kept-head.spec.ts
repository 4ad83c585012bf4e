import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Tx } from '../../../platform/database/sql.ts';
import type { CheckpointDto } from '../proofs/checkpoint.dto.ts';
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

  const noTransaction = {} as Tx;

  it.each(['', 'null', '{}', '{"height":1}', '{"height":"1","hash":"00"}', '[]', '{"height":3,'])(
    'is no place where %j counts as having none', async (text) => {
      const head = new KeptHead({ dataDir: mkdtempSync(join(folder, 'spoiled-')) });
      writeFileSync(head.file, text);
      await expect(head.lost(noTransaction)).rejects.toThrow(/holds no head, so nothing is sealed/);
    });

  it('holds nothing but the head once it was kept', async () => {
    const dataDir = mkdtempSync(join(folder, 'kept-'));
    const head = { height: 7, hash: 'ab'.repeat(32) };
    await new KeptHead({ dataDir }).keep(head as CheckpointDto);
    expect(readdirSync(dataDir)).toEqual(['sealed-head.json']);
    expect(JSON.parse(readFileSync(join(dataDir, 'sealed-head.json'), 'utf8'))).toEqual(head);
  });
});
