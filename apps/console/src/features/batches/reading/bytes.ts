export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1256', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

/** A file as text, with the encoding it was read by. */
export interface DecodedFile {
  encoding: Encoding;
  text: string;
  /** The file says its encoding or can be read by no other; otherwise somebody should look at the words. */
  isSure: boolean;
}

/** Excel's own formats: a zip archive, and the older compound file. */
const workbooks = [[0x50, 0x4b, 0x03, 0x04], [0xd0, 0xcf, 0x11, 0xe0]];
const marks: readonly [Encoding, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]], ['utf-16le', [0xff, 0xfe]], ['utf-16be', [0xfe, 0xff]],
];

const beginsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, n) => bytes[n] === byte);

/** Whether a file is a workbook of a spreadsheet and no text at all. */
export const isWorkbook = (bytes: Uint8Array): boolean => workbooks.some((start) => beginsWith(bytes, start));

/** Reads a file as text, by its own encoding as far as it can be told, or by one that was chosen. */
export function decodeFile(bytes: Uint8Array, chosen?: Encoding): DecodedFile {
  if (chosen) return { encoding: chosen, text: textOf(bytes, chosen), isSure: true };
  const marked = marks.find(([, mark]) => beginsWith(bytes, mark))?.[0];
  if (marked) return { encoding: marked, text: textOf(bytes, marked), isSure: true };
  const wide = wideIn(bytes);
  if (wide) return { encoding: wide, text: textOf(bytes, wide), isSure: true };
  try {
    return { encoding: 'utf-8', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isSure: true };
  } catch {
    const encoding = looksArabic(bytes) ? 'windows-1256' : 'windows-1252';
    return { encoding, text: textOf(bytes, encoding), isSure: false };
  }
}

const textOf = (bytes: Uint8Array, encoding: Encoding) => new TextDecoder(encoding).decode(bytes);

/** Separators, digits and line ends have a zero byte in UTF-16, and other texts have none. */
function wideIn(bytes: Uint8Array): Encoding | null {
  const zeros = [0, 0];
  bytes.forEach((byte, n) => {
    if (byte === 0) zeros[n % 2] = (zeros[n % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (bytes.length % 2 === 1 || even + odd < bytes.length / 20) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Arabic words are runs of bytes beyond ASCII; accented letters of Latin words stand alone among plain ones. */
function looksArabic(bytes: Uint8Array): boolean {
  let [high, inRuns] = [0, 0];
  bytes.forEach((byte, n) => {
    if (byte < 0x80) return;
    high += 1;
    if ((bytes[n - 1] ?? 0) >= 0x80 || (bytes[n + 1] ?? 0) >= 0x80) inRuns += 1;
  });
  return inRuns * 2 > high;
}
