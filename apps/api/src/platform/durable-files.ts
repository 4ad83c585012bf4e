import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { open, rename, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const PIECE_BYTES = 256 * 1024;
const AT_ONCE = 32;

/** Does a piece of work for each item, some at a time, and answers in their order; the first failure ends it. */
export const forEachOf = async <Item, Result>(
  items: readonly Item[], work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (let n = 0; n < items.length; n += AT_ONCE) {
    results.push(...await Promise.all(items.slice(n, n + AT_ONCE).map(work)));
  }
  return results;
};

/** Copies a file as it is while it is read and answers what was copied; it is not forced to disk. */
export const copyFile = async (from: string, to: string): Promise<{ bytes: number; sha256: string }> => {
  const source = await open(from, 'r');
  try {
    const target = await open(to, 'wx', 0o600);
    try {
      const hash = createHash('sha256');
      let bytes = 0;
      for await (const piece of piecesOf(source)) {
        hash.update(piece);
        await target.writeFile(piece);
        bytes += piece.length;
      }
      return { bytes, sha256: hash.digest('hex') };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
};

/** Writes a small file whole and forces it to disk; never over another one. */
export const writeDurably = async (file: string, text: string): Promise<void> => {
  const target = await open(file, 'wx', 0o600);
  try {
    await target.writeFile(text);
    await target.sync();
  } finally {
    await target.close();
  }
};

/** The SHA-256 of a file, in hexadecimal digits. */
export const fingerprint = async (file: string): Promise<string> => {
  const source = await open(file, 'r');
  try {
    const hash = createHash('sha256');
    for await (const piece of piecesOf(source)) hash.update(piece);
    return hash.digest('hex');
  } finally {
    await source.close();
  }
};

/** Forces whatever was written to the disk of a folder, all at once: file by file takes many times as long. */
export const syncDisk = async (folder: string): Promise<void> => {
  await promisify(execFile)('sync', ['--file-system', folder]);
};

/** Forces the names in a folder to disk. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Gives a whole file or folder its final name, for good. */
export const putInPlace = async (draft: string, name: string): Promise<void> => {
  await rename(draft, name);
  await syncFolder(dirname(name));
};

async function* piecesOf(source: FileHandle): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafe(PIECE_BYTES);
  for (;;) {
    const { bytesRead } = await source.read(buffer, 0, PIECE_BYTES, null);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}
