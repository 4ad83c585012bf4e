import { inflateSync } from 'node:zlib';

const WOFF_HEAD = 44;
const WOFF_ENTRY = 20;
const HEAD = 12;
const ENTRY = 16;

/**
 * The font of a WOFF file with its tables unpacked (OpenType). The typesetter would unpack the table of outlines anew
 * for every single glyph it embeds, which is most of its work.
 */
export const unpackFont = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12);
  const widest = Math.floor(Math.log2(count));
  const head = Buffer.alloc(HEAD + count * ENTRY);
  woff.copy(head, 0, 4, 8);
  [count, ENTRY << widest, widest, ENTRY * (count - (1 << widest))].forEach((number, n) => {
    head.writeUInt16BE(number, 4 + 2 * n);
  });
  const parts = [head];
  let offset = head.length;
  for (let n = 0; n < count; n++) {
    const entry = WOFF_HEAD + n * WOFF_ENTRY;
    const [start = 0, stored = 0, length = 0] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at));
    const bytes = woff.subarray(start, start + stored);
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    table.set(stored < length ? inflateSync(bytes) : bytes);
    // The tag and, at the end of its entry, the checksum.
    woff.copy(head, HEAD + n * ENTRY, entry, entry + 4);
    woff.copy(head, HEAD + n * ENTRY + 4, entry + 16, entry + WOFF_ENTRY);
    head.writeUInt32BE(offset, HEAD + n * ENTRY + 8);
    head.writeUInt32BE(length, HEAD + n * ENTRY + 12);
    parts.push(table);
    offset += table.length;
  }
  return Buffer.concat(parts);
};
