import type { BalanceProofDto } from '../generated/models/BalanceProofDto.ts';
import type { CheckpointDto } from '../generated/models/CheckpointDto.ts';
import type { ConsistencyProofDto } from '../generated/models/ConsistencyProofDto.ts';
import type { EventProofDto } from '../generated/models/EventProofDto.ts';
import { fromHex, sha256, toHex, utf8, type Bytes } from './bytes.ts';
import { canonicalJson } from './canonical-json.ts';
import { isConsistent, isIncluded, leafHash } from './merkle.ts';
import { checkHead, type KeySet } from './signed-head.ts';
import { check, verdictOf, type Check, type Verdict } from './verdict.ts';

const HASH_BYTES = 32;
/** More hashes than a tree of any size has above a leaf. */
const MOST_HASHES = 64;

/** Whether a head is what its signer signed. */
export const verifyCheckpoint = (head: CheckpointDto, keys: KeySet): Promise<Verdict> =>
  judged(() => checkHead(head, keys));

/** Whether an event stands in the log exactly as it is, under a head that its signer signed. */
export const verifyEventProof = (proof: EventProofDto, keys: KeySet): Promise<Verdict> => judged(async () => [
  ...await checkHead(proof.checkpoint, keys),
  check('included', await includes(proof)),
]);

/** Whether an account held what is said of it after a block that its signer signed. */
export const verifyBalanceProof = (proof: BalanceProofDto, keys: KeySet): Promise<Verdict> => judged(async () => [
  ...await checkHead(proof.checkpoint, keys),
  check('balance_included', await holdsBalance(proof)),
]);

/**
 * Whether a log only grew since a head that was kept: the one thing that shows a log that was rewritten as a whole, or
 * cut off at its end, by somebody who holds the key.
 */
export const verifyGrowth = (
  known: CheckpointDto, proof: ConsistencyProofDto, keys: KeySet,
): Promise<Verdict> => judged(async () => [
  ...await checkHead(proof.to, keys),
  check('same_past', proof.from.hash === known.hash && proof.from.treeSize === known.treeSize
    && proof.from.root === known.root),
  check('not_older', proof.to.height >= known.height && proof.to.treeSize >= known.treeSize),
  check('only_grew', await onlyGrew(known, proof)),
]);

/** Whether a file is the one of which a proven event of the log tells that it was given away. */
export const verifyExportedFile = (file: Uint8Array, proof: EventProofDto, keys: KeySet): Promise<Verdict> =>
  judged(async () => {
    const { checks } = await verifyEventProof(proof, keys);
    const { action, details } = proof.event;
    const isDigest = action.endsWith('_export_complete') && details['sha256'] === toHex(await sha256(file));
    return [...checks, check('file_digest', isDigest)];
  });

async function includes({ event, leafIndex, hashes, checkpoint }: EventProofDto): Promise<boolean> {
  const [root, path] = [fromHex(checkpoint.root, HASH_BYTES), hashesOf(hashes)];
  if (!root || !path) return false;
  const leaf = await leafHash(utf8(canonicalJson(event)));
  return isIncluded({ leaf, leafIndex, treeSize: checkpoint.treeSize, root, hashes: path });
}

async function holdsBalance({ balance, position, hashes, checkpoint }: BalanceProofDto): Promise<boolean> {
  const [root, path] = [fromHex(checkpoint.balancesRoot, HASH_BYTES), hashesOf(hashes)];
  if (!root || !path || checkpoint.accounts === null) return false;
  const leaf = await leafHash(utf8(canonicalJson(balance)));
  return isIncluded({ leaf, leafIndex: position, treeSize: checkpoint.accounts, root, hashes: path });
}

async function onlyGrew(known: CheckpointDto, { to, hashes }: ConsistencyProofDto): Promise<boolean> {
  const [before, after, path] = [fromHex(known.root, HASH_BYTES), fromHex(to.root, HASH_BYTES), hashesOf(hashes)];
  if (!before || !after || !path) return false;
  return isConsistent({
    smaller: { treeSize: known.treeSize, root: before }, larger: { treeSize: to.treeSize, root: after }, hashes: path,
  });
}

function hashesOf(texts: readonly unknown[]): Bytes[] | null {
  const hashes = texts.slice(0, 2 * MOST_HASHES + 1).map((text) => fromHex(text, HASH_BYTES));
  return hashes.length <= 2 * MOST_HASHES && hashes.every((hash) => hash !== null) ? hashes : null;
}

/** Whatever a server sends instead of a proof proves nothing. */
export async function judged(checking: () => Promise<Check[]>): Promise<Verdict> {
  try {
    return verdictOf(await checking());
  } catch {
    return verdictOf([check('well_formed', false)]);
  }
}
