import { readNote, type SignedNote } from '../../platform/signed-note.ts';
import { readCheckpoint, readHash, readSize, type Checkpoint } from './checkpoint-note.ts';

/** What a log asks of a witness: to countersign a head that grew from the last one it countersigned. */
export interface AddCheckpoint {
  oldSize: bigint;
  proof: Buffer[];
  checkpoint: Checkpoint;
  note: SignedNote;
}

/** More hashes than a proof in a tree of any size has. */
const MOST_HASHES = 63;

/** Reads the body of such a request (C2SP tlog-witness); null when it is malformed. */
export const readAddCheckpoint = (body: Uint8Array): AddCheckpoint | null => {
  const text = decoded(body);
  const end = text?.indexOf('\n\n') ?? -1;
  if (text === null || end === -1) return null;
  const [first = '', ...hashes] = text.slice(0, end).split('\n');
  const oldSize = first.startsWith('old ') ? readSize(first.slice('old '.length)) : null;
  const proof = hashes.slice(0, MOST_HASHES + 1).map(readHash);
  const note = readNote(text.slice(end + 2));
  const checkpoint = note && readCheckpoint(note.text);
  if (oldSize === null || !note || !checkpoint || oldSize > checkpoint.size) return null;
  if (hashes.length > MOST_HASHES || !proof.every((one) => one !== null)) return null;
  return { oldSize, proof, checkpoint, note };
};

/** Writes the body of such a request. */
export const writeAddCheckpoint = (oldSize: bigint, proof: readonly Buffer[], note: string): string =>
  [`old ${oldSize}`, ...proof.map((hash) => hash.toString('base64')), '', note].join('\n');

const decoded = (body: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return null;
  }
};
