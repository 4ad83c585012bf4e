import { areEqual, fromHex, sha256, toHex, utf8, type Bytes } from './bytes.ts';

/** A witness whose cosignatures are believed: its name, and its key with the id that follows from both. */
export interface WitnessKey { name: string; id: Bytes; key: Bytes }

/** A head that witnesses countersigned, with the time at which each did. */
export interface CosignedHead { origin: string; treeSize: number; root: string; by: Map<WitnessKey, Date> }

/** The type of Ed25519 cosignatures (C2SP tlog-cosignature). */
const COSIGNATURE = 4;
const ID_BYTES = 4;
const KEY_BYTES = 32;
const TIME_BYTES = 8;
const SIGNATURE_BYTES = 64;
const HASH_BYTES = 32;
const SIGNATURE_LINE = /^— ([^\s+]+) ([A-Za-z0-9+/=]+)$/u;

/** Reads the key of a witness as it is published (C2SP signed-note, "vkey"); null when it is none. */
export async function readWitnessKey(vkey: string): Promise<WitnessKey | null> {
  const [name = '', hexId = '', ...encoded] = vkey.split('+');
  const [id, typed] = [fromHex(hexId, ID_BYTES), fromBase64(encoded.join('+'))];
  const isTyped = typed?.length === KEY_BYTES + 1 && typed[0] === COSIGNATURE;
  if (name === '' || /\s/u.test(name) || !id || !typed || !isTyped) return null;
  const expected = (await sha256(utf8(`${name}\n`), typed)).slice(0, ID_BYTES);
  return areEqual(id, expected) ? { name, id, key: typed.slice(1) } : null;
}

/** Reads a signed head and which of the witnesses countersigned it; null when it is no signed head. */
export async function readCosignedHead(note: string, witnesses: readonly WitnessKey[]): Promise<CosignedHead | null> {
  const end = note.lastIndexOf('\n\n');
  const text = note.slice(0, end + 1);
  const [origin = '', size = '', root = ''] = text.split('\n');
  const hash = fromBase64(root);
  if (end < 1 || origin === '' || !/^(0|[1-9]\d{0,14})$/.test(size) || hash?.length !== HASH_BYTES) return null;
  const by = new Map<WitnessKey, Date>();
  for (const line of note.slice(end + 2).split('\n')) {
    const [, name, encoded = ''] = SIGNATURE_LINE.exec(line) ?? [];
    const bytes = fromBase64(encoded);
    const witness = witnesses.find((one) => one.name === name && bytes && areEqual(one.id, bytes.slice(0, ID_BYTES)));
    const at = witness && bytes ? await cosignedAt(witness, text, bytes.slice(ID_BYTES)) : null;
    if (witness && at) by.set(witness, at);
  }
  return { origin, treeSize: Number(size), root: toHex(hash), by };
}

async function cosignedAt({ key }: WitnessKey, text: string, timed: Bytes): Promise<Date | null> {
  if (timed.length !== TIME_BYTES + SIGNATURE_BYTES) return null;
  const seconds = new DataView(timed.buffer, timed.byteOffset).getBigUint64(0);
  const at = new Date(Number(seconds) * 1000);
  if (Number.isNaN(at.getTime())) return null;
  const publicKey = await crypto.subtle.importKey('raw', key, { name: 'Ed25519' }, false, ['verify']);
  const isGenuine = await crypto.subtle.verify({ name: 'Ed25519' }, publicKey, timed.slice(TIME_BYTES),
    utf8(`cosignature/v1\ntime ${seconds}\n${text}`));
  return isGenuine ? at : null;
}

function fromBase64(text: string): Bytes | null {
  try {
    const binary = atob(text);
    return btoa(binary) === text ? Uint8Array.from(binary, (character) => character.charCodeAt(0)) : null;
  } catch {
    return null;
  }
}
