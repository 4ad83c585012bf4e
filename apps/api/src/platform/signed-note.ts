import { createPublicKey, hash, verify, type KeyObject } from 'node:crypto';

/** What a key of a signed note signs: a log its checkpoints, or a witness what it saw of a log. */
export const NOTE_KEYS = { log: 1, witness: 4 } as const;
export type NoteKeyKind = keyof typeof NOTE_KEYS;

/** A named Ed25519 key that signs notes, as everybody can know it. */
export interface NoteKey {
  name: string;
  /** Four bytes by which a signature says which key made it. */
  id: Buffer;
  publicKey: KeyObject;
  /** Its name, id and public half in one text. */
  vkey: string;
}

/** A signature under a note, and the line in which it stands. */
export interface NoteSignature { name: string; keyId: Buffer; bytes: Buffer; line: string }

/** A text with the signatures under it, none of them checked. */
export interface SignedNote { text: string; signatures: NoteSignature[] }

const ID_BYTES = 4;
const KEY_BYTES = 32;
const MOST_SIGNATURES = 64;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
const NAME = /^[^\s+]+$/u;
const SIGNATURE_LINE = /^— ([^\s+]+) ([A-Za-z0-9+/=]+)$/u;
// Notes hold no control characters of ASCII but line feeds.
const FORBIDDEN = /[\x00-\x09\x0b-\x1f]/; // eslint-disable-line no-control-regex -- It is these that are looked for.

/** Whether a text may name a key of notes. */
export const isNoteName = (text: string): boolean => NAME.test(text);

/** The bytes that a base64 text stands for, in its one spelling; null for anything else. */
export const fromBase64 = (text: string): Buffer | null => {
  const bytes = BASE64.test(text) ? Buffer.from(text, 'base64') : null;
  return bytes?.toString('base64') === text ? bytes : null;
};

/** The key of notes that an Ed25519 key is under a name, known by either half of it. */
export const noteKeyOf = (name: string, kind: NoteKeyKind, key: KeyObject): NoteKey => {
  const publicKey = key.type === 'public' ? key : createPublicKey(key);
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  const typed = Buffer.concat([Buffer.of(NOTE_KEYS[kind]), raw]);
  const id = hash('sha256', Buffer.concat([Buffer.from(`${name}\n`), typed]), 'buffer').subarray(0, ID_BYTES);
  return { name, id, publicKey, vkey: `${name}+${id.toString('hex')}+${typed.toString('base64')}` };
};

/** Reads a key of notes as it is published (C2SP signed-note, "vkey"); null when it is none of this kind. */
export const readNoteKey = (vkey: string, kind: NoteKeyKind): NoteKey | null => {
  const [name = '', id = '', ...encoded] = vkey.split('+');
  const typed = fromBase64(encoded.join('+'));
  if (!isNoteName(name) || typed?.length !== KEY_BYTES + 1 || typed[0] !== NOTE_KEYS[kind]) return null;
  const x = typed.subarray(1).toString('base64url');
  const key = noteKeyOf(name, kind, createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }));
  return key.vkey === vkey && key.id.toString('hex') === id ? key : null;
};

/** Reads a note as it is written (C2SP signed-note); null when it does not have the form of one. */
export const readNote = (note: string): SignedNote | null => {
  const end = note.lastIndexOf('\n\n');
  if (end < 1 || !note.endsWith('\n') || FORBIDDEN.test(note)) return null;
  const lines = note.slice(end + 2, -1).split('\n');
  const signatures = lines.slice(0, MOST_SIGNATURES + 1).map(readSignatureLine);
  if (lines.length > MOST_SIGNATURES || !signatures.every((signature) => signature !== null)) return null;
  return { text: note.slice(0, end + 1), signatures };
};

/** Reads one line of a signature; null when it is none. */
export const readSignatureLine = (line: string): NoteSignature | null => {
  const [, name, encoded] = SIGNATURE_LINE.exec(line) ?? [];
  const bytes = fromBase64(encoded ?? '');
  if (name === undefined || !bytes || bytes.length <= ID_BYTES) return null;
  return { name, keyId: bytes.subarray(0, ID_BYTES), bytes: bytes.subarray(ID_BYTES), line };
};

/** The line of a signature, without its end. */
export const signatureLine = ({ name, id }: NoteKey, signature: Uint8Array): string =>
  `— ${name} ${Buffer.concat([id, signature]).toString('base64')}`;

/** Whether a signature says that a key made it; whether it did is another question. */
export const isBy = (key: NoteKey, { name, keyId }: NoteSignature): boolean =>
  key.name === name && key.id.equals(keyId);

/** Whether a key of a log signed a text. */
export const isNoteBy = ({ publicKey }: NoteKey, text: string, { bytes }: NoteSignature): boolean =>
  verify(null, Buffer.from(text), publicKey, bytes);
