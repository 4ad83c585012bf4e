import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BLOCK = 512;
const LONGEST_NAME = 100;

/** One file of an archive. */
export interface ArchivedFile { name: string; content: Buffer }

/** Reads the files of a folder, each under its path in it; a name that is left out leaves out what is inside too. */
export function filesOf(folder: string, leftOut: ReadonlySet<string>): ArchivedFile[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !leftOut.has(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (!entry.isDirectory()) return [{ name: entry.name, content: readFileSync(path) }];
      return filesOf(path, leftOut).map(({ name, content }) => ({ name: `${entry.name}/${name}`, content }));
    });
}

/** Packs files as a compressed tar (ustar): the same files always give the same bytes. */
export function tarGz(files: readonly ArchivedFile[]): Buffer {
  const parts = files.flatMap(({ name, content }) =>
    [header(name, content.length), content, Buffer.alloc(-content.length & (BLOCK - 1))]);
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]), { level: 9 });
}

function header(path: string, size: number): Buffer {
  const { prefix, name } = split(path);
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0');
  block.write(name, 0, 'utf8');
  block.write(octal(0o644, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(size, 12), 124);
  block.write(octal(0, 12), 136);
  block.write(' '.repeat(8), 148);
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  block.write(prefix, 345, 'utf8');
  // The checksum is taken over the header with blanks in its own place.
  block.write(`${octal(block.reduce((sum, byte) => sum + byte, 0), 7)}\0`, 148);
  return block;
}

function split(path: string): { prefix: string; name: string } {
  if (path.length <= LONGEST_NAME) return { prefix: '', name: path };
  const cut = path.indexOf('/', path.length - LONGEST_NAME - 1);
  if (cut === -1 || cut > 155) throw new Error(`The path ${path} is too long for an archive.`);
  return { prefix: path.slice(0, cut), name: path.slice(cut + 1) };
}
