import type { CheckpointDto } from '../generated/models/CheckpointDto.ts';
import type { PublicKeyDto } from '../generated/models/PublicKeyDto.ts';
import { areEqual, fromHex, sha256, utf8, type Bytes } from './bytes.ts';
import { canonicalJson } from './canonical-json.ts';
import { check, type Check } from './verdict.ts';

/** The keys as they are published at `/.well-known/jwks.json`. */
export interface KeySet {
  keys: readonly PublicKeyDto[];
}

const HASH_BYTES = 32;
const SIGNATURE_BYTES = 64;

/** Whether bytes were signed by the key that is named, at a time at which it signed. */
export async function checkSignature(
  bytes: Bytes, { kid, signature, at }: { kid: unknown; signature: unknown; at: unknown }, { keys }: KeySet,
): Promise<Check[]> {
  const key = keys.find((one) => one.kid === kid && one.alg === 'EdDSA');
  const moment = typeof at === 'string' ? Date.parse(at) : Number.NaN;
  const isInTime = key !== undefined && moment >= Date.parse(key.valid_from)
    && (key.valid_until === null || moment <= Date.parse(key.valid_until));
  const isGenuine = key !== undefined && await isSignedBy(key, bytes, fromHex(signature, SIGNATURE_BYTES));
  return [check('key_known', key !== undefined), check('key_in_time', isInTime), check('signature', isGenuine)];
}

/** Whether a head is what its signer signed. */
export async function checkHead(head: CheckpointDto, keys: KeySet): Promise<Check[]> {
  const { height, firstLeaf, treeSize, root, previousHash, sealedAt, accounts, balancesRoot, kid, signature } = head;
  const header = utf8(canonicalJson({
    height: String(height), firstLeaf: String(firstLeaf), treeSize: String(treeSize), root, previousHash, sealedAt,
    // Heads that were kept before there was a root of balances do not have the members at all.
    ...((accounts ?? balancesRoot ?? null) === null ? {} : { accounts: String(accounts), balancesRoot }),
  }));
  const stated = fromHex(head.hash, HASH_BYTES);
  return [
    check('block_hash', stated !== null && areEqual(await sha256(header), stated)),
    ...await checkSignature(header, { kid, signature, at: sealedAt }, keys),
  ];
}

/** Whether bytes were signed by a key, with Ed25519. */
export async function isSignedBy(
  { kty, crv, x }: PublicKeyDto, bytes: Bytes, signature: Bytes | null,
): Promise<boolean> {
  if (!signature) return false;
  try {
    const key = await crypto.subtle.importKey('jwk', { kty, crv, x }, { name: 'Ed25519' }, false, ['verify']);
    return await crypto.subtle.verify({ name: 'Ed25519' }, key, signature, bytes);
  } catch {
    return false;
  }
}
