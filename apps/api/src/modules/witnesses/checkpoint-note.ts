import { sign, type KeyObject } from 'node:crypto';
import {
  fromBase64, isBy, isNoteBy, signatureLine, type NoteKey, type NoteSignature,
} from '../../platform/signed-note.ts';

/** The head of a log as signed notes tell it: how many entries it has, and what all of them hash to. */
export interface Checkpoint { origin: string; size: bigint; root: Buffer }

export const HASH_BYTES = 32;
const SIZE = /^(?:0|[1-9]\d{0,18})$/;
/** What a database can hold, and more than any log has. */
const MOST_ENTRIES = 2n ** 63n - 1n;
const TIME_BYTES = 8;
const SIGNATURE_BYTES = 64;

/** Reads the size of a tree in its one spelling; null for anything else. */
export const readSize = (text: string): bigint | null => {
  const size = SIZE.test(text) ? BigInt(text) : null;
  return size !== null && size <= MOST_ENTRIES ? size : null;
};

/** Reads a hash in base64; null for anything else. */
export const readHash = (text: string): Buffer | null => {
  const hash = fromBase64(text);
  return hash?.length === HASH_BYTES ? hash : null;
};

/** The text of a head that is signed (C2SP tlog-checkpoint). */
export const checkpointText = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${root.toString('base64')}\n`;

/** Reads such a text; null when it is none. */
export const readCheckpoint = (text: string): Checkpoint | null => {
  const [origin = '', sizeLine = '', rootLine = '', ...extensions] = text.slice(0, -1).split('\n');
  const [size, root] = [readSize(sizeLine), readHash(rootLine)];
  if (origin === '' || size === null || !root || extensions.includes('')) return null;
  return { origin, size, root };
};

/** Signs a head in the name of its log; the line stands under the text. */
export const signCheckpoint = (key: NoteKey, privateKey: KeyObject, text: string): string =>
  signatureLine(key, sign(null, Buffer.from(text), privateKey));

// Its first line keeps a cosignature from being taken for a signature of the log (C2SP tlog-cosignature).
const cosignedBytes = (text: string, seconds: bigint): Buffer =>
  Buffer.from(`cosignature/v1\ntime ${seconds}\n${text}`);

/** Says, in the name of a witness, that at a moment this was the largest head it had seen of the log. */
export const cosign = (key: NoteKey, privateKey: KeyObject, text: string, at: Date): string => {
  const seconds = BigInt(Math.floor(at.getTime() / 1000));
  const time = Buffer.alloc(TIME_BYTES);
  time.writeBigUInt64BE(seconds);
  return signatureLine(key, Buffer.concat([time, sign(null, cosignedBytes(text, seconds), privateKey)]));
};

/** When a witness signed a head; null when it did not. */
export const cosignedAt = (key: NoteKey, text: string, signature: NoteSignature): Date | null => {
  if (!isBy(key, signature) || signature.bytes.length !== TIME_BYTES + SIGNATURE_BYTES) return null;
  const seconds = signature.bytes.readBigUInt64BE();
  const at = new Date(Number(seconds) * 1000);
  const own = { ...signature, bytes: signature.bytes.subarray(TIME_BYTES) };
  if (seconds === 0n || Number.isNaN(at.getTime())) return null;
  return isNoteBy(key, cosignedBytes(text, seconds).toString(), own) ? at : null;
};
