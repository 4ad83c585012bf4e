import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { statusRefusal } from '../../../platform/http/problems/problem.ts';

/**
 * Keeps a body on disk while it is read: reading a large list takes longer than a request may take to arrive. The file
 * is gone once it was read, whatever came of it.
 */
export const readSpooled = async <Result>(
  body: Readable, mostBytes: number, read: (file: Readable) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'connect-list-'));
  try {
    const path = join(folder, 'list');
    await writeBody(body, path, mostBytes);
    return await read(createReadStream(path));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const writeBody = async (body: Readable, path: string, mostBytes: number): Promise<void> => {
  const file = await open(path, 'wx', 0o600);
  let bytes = 0;
  try {
    // A refusal in the middle must still be answered, so leaving the loop does not hang up on the sender.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > mostBytes) throw statusRefusal(413);
      await file.appendFile(chunk);
    }
  } finally {
    await file.close();
  }
};
