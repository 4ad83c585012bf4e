import { createPrivateKey, createPublicKey, hash, sign, type KeyObject } from 'node:crypto';
import type { BalanceProofDto, CheckpointDto, ConsistencyProofDto, EventProofDto, KeySet } from '@connect/sdk';
import canonicalize from 'canonicalize';
import { consistencyRanges, inclusionRanges, subtreesOf, type LeafRange } from '../../src/modules/blocks/proofs/merkle-proof.ts';
import { leafHash, rootOver } from '../../src/modules/blocks/proofs/merkle.ts';
import { canonicalHeader } from '../../src/modules/blocks/sealed-event.ts';
import { keyIdOf } from '../../src/platform/signing-key.ts';
import { merkleRoot } from '../sealed-chain.ts';

/** One thing that a server may send as a proof, and what a verifier has to say of it. */
export interface Vector {
  name: string;
  check: 'checkpoint' | 'event' | 'growth' | 'balance';
  keys: 'right' | 'replaced' | 'none';
  /** The head that was kept, where growth is checked. */
  known: CheckpointDto | null;
  input: unknown;
  failed: string[];
}

/** Vectors for verifiers in every language, and the keys they are checked by. */
export interface Vectors {
  keys: Record<Vector['keys'], KeySet>;
  vectors: Vector[];
}

const keyFrom = (byte: string): KeyObject => createPrivateKey({
  key: Buffer.from(`302e020100300506032b657004220420${byte.repeat(32)}`, 'hex'), format: 'der', type: 'pkcs8' });
const BANK = keyFrom('11');
const STRANGER = keyFrom('22');

const events = Array.from({ length: 11 }, (_, n): EventProofDto['event'] => ({
  id: String(n + 1), action: 'transaction_send', resource: 'transaction', resourceId: `0193a000-0000-7000-8000-00000000000${n}`,
  actorId: n % 3 === 0 ? null : '0193a5c8-7f1e-7c3a-9d55-2f6b8e4c1a70', actorRole: n % 3 === 0 ? null : 'user',
  apiKeyId: n % 3 === 1 ? '0193a5c8-7f1e-7c3a-9d55-2f6b8e4c1a71' : null,
  ipAddress: '192.0.2.17', requestId: null, severity: 'info',
  details: {
    amount: `${n}.50`, 'é': 'إيجار', 'z\u0001"\\/': '\u0007\b\f\n\r\t\u007f\u20ac\ud83d\ude00', empty: {}, none: [], isLarge: n > 5, zero: 0,
    numbers: [n, -n - 0.5, 0.1, 1e-7, 123456.789, 1e21, 1.5e300, 5e-324, 100, 333333333.3333333],
    '\ud83d\ude00': 1, '\ufb33': { b: null, a: [true, false, null, ''] },
  },
  createdAt: `2026-11-20T08:00:0${n % 10}.000Z`,
  recordHash: n % 4 === 3 ? null : hash('sha256', `record ${n}`),
}));
const leaves = events.map((event) => leafHash(Buffer.from(canonicalize(event) ?? '')));

const hashAmong = (
  all: readonly Buffer[],
) => (range: LeafRange): string => rootOver(subtreesOf(range).map(({ height, position }) => {
  const start = Number(position) * 2 ** height;
  return merkleRoot(all.slice(start, start + 2 ** height));
})).toString('hex');
const hashOf = hashAmong(leaves);

const balances = Array.from({ length: 11 }, (_, n): BalanceProofDto['balance'] => ({
  account: `0193a000-0000-7000-8000-0000000000${10 + n}`, currency: n % 2 === 0 ? 'AED' : 'QAR',
  postedMinor: n === 3 ? '-922337203685477580' : String(n * 12_345_678_901), sequence: String(n),
}));
const balanceLeaves = balances.map((held) => leafHash(Buffer.from(canonicalize(held) ?? '')));

const headOf = (
  treeSize: number, { key = BANK, root = merkleRoot(leaves.slice(0, treeSize)), sealedAt = '2026-11-20T09:00:00.000Z', accounts = 0 } = {},
): CheckpointDto => {
  const head = {
    height: treeSize, firstLeaf: 0, treeSize, root: root.toString('hex'), previousHash: '00'.repeat(32), sealedAt,
  };
  const balancesRoot = accounts === 0 ? null : merkleRoot(balanceLeaves.slice(0, accounts)).toString('hex');
  const header = canonicalHeader({
    ...head, height: String(treeSize), firstLeaf: '0', treeSize: String(treeSize),
    ...(balancesRoot === null ? {} : { accounts: String(accounts), balancesRoot }),
  });
  return { ...head, accounts: accounts || null, balancesRoot, hash: hash('sha256', header), kid: keyIdOf(key), signature: sign(null, header, key).toString('hex') };
};

const proofOf = (leafIndex: number, treeSize: number): EventProofDto => ({
  event: events[leafIndex]!, leafIndex, checkpoint: headOf(treeSize),
  hashes: inclusionRanges(BigInt(leafIndex), BigInt(treeSize)).map(hashOf),
});
const balanceProofOf = (position: number, accounts: number): BalanceProofDto => ({
  balance: balances[position]!, position, checkpoint: headOf(11, { accounts }),
  hashes: inclusionRanges(BigInt(position), BigInt(accounts)).map(hashAmong(balanceLeaves)),
});
const growthOf = (smaller: number, larger: number): ConsistencyProofDto => ({
  from: headOf(smaller), to: headOf(larger),
  hashes: smaller === larger ? [] : consistencyRanges(BigInt(smaller), BigInt(larger)).map(hashOf),
});

const keySet = (valid_until: string | null): KeySet => ({
  keys: [{
    kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', kid: keyIdOf(BANK),
    x: createPublicKey(BANK).export({ format: 'jwk' }).x ?? '',
    valid_from: '2026-11-01T00:00:00.000Z', valid_until,
  }],
});

const event = (
  name: string, failed: string[], change: (lie: EventProofDto) => unknown, proof = proofOf(4, 11),
): Vector => {
  const input = structuredClone(proof);
  change(input);
  return { name, check: 'event', keys: 'right', known: null, input, failed };
};
const balance = (
  name: string, failed: string[], change: (lie: BalanceProofDto) => unknown, proof = balanceProofOf(4, 11),
): Vector => {
  const input = structuredClone(proof);
  change(input);
  return { name, check: 'balance', keys: 'right', known: null, input, failed };
};
const growth = (name: string, failed: string[], known: CheckpointDto, input: ConsistencyProofDto): Vector =>
  ({ name, check: 'growth', keys: 'right', known, input, failed });

const honest = (): Vector[] => [
  ...[1, 2, 7, 8, 11].flatMap((size) => [0, size - 1].map((leaf) =>
    event(`the event at place ${leaf} of ${size}`, [], () => undefined, proofOf(leaf, size)))),
  ...[[1, 11], [3, 7], [4, 8], [7, 11], [11, 11]].map(([smaller = 1, larger = 1]) =>
    growth(`growth from ${smaller} to ${larger}`, [], headOf(smaller), growthOf(smaller, larger))),
  { name: 'a head', check: 'checkpoint', keys: 'right', known: null, input: headOf(11), failed: [] },
];

const FORGED_HEAD = ['block_hash', 'signature', 'balance_included'];

const heldBalances = (): Vector[] => [
  ...[1, 2, 7, 8, 11].flatMap((size) => [0, size - 1].map((place) =>
    balance(`the balance at place ${place} of ${size}`, [], () => undefined, balanceProofOf(place, size)))),
  { name: 'a head that commits to balances', check: 'checkpoint', keys: 'right', known: null, input: headOf(11, { accounts: 7 }), failed: [] },
  { name: 'a head from before there were balances', check: 'checkpoint', keys: 'right', known: null, failed: [],
    input: Object.fromEntries(Object.entries(headOf(11)).filter(([name]) => name !== 'accounts' && name !== 'balancesRoot')) },
  balance('a larger balance', ['balance_included'], ({ balance: held }) => { held.postedMinor += '0'; }),
  balance('another currency', ['balance_included'], ({ balance: held }) => { held.currency = 'QAR'; }),
  balance('the account of another', ['balance_included'], ({ balance: held }) => { held.account = balances[5]!.account; }),
  balance('an earlier entry', ['balance_included'], ({ balance: held }) => { held.sequence = '3'; }),
  balance('a member more of a balance', ['balance_included'], ({ balance: held }) => Object.assign(held, { heldMinor: '0' })),
  balance('another place of a balance', ['balance_included'], (lie) => { lie.position += 1; }),
  balance('another hash beside a balance', ['balance_included'], ({ hashes }) => { hashes[0] = 'ff'.repeat(32); }),
  balance('a head of fewer accounts', FORGED_HEAD, ({ checkpoint }) => { checkpoint.accounts = 4; }),
  balance('another root of balances', FORGED_HEAD, ({ checkpoint }) => { checkpoint.balancesRoot = 'ab'.repeat(32); }),
  balance('a head without its balances', FORGED_HEAD, ({ checkpoint }) => {
    Object.assign(checkpoint, { accounts: null, balancesRoot: null });
  }),
  balance('a head that never had balances', ['balance_included'], (lie) => { lie.checkpoint = headOf(11); }),
];

const lies = (): Vector[] => [
  event('another amount', ['included'], ({ event: told }) => { told.details['amount'] = '9999.00'; }),
  event('another number', ['included'], ({ event: told }) => { told.id = '6'; }),
  event('a person left out', ['included'], ({ event: told }) => { told.actorId = null; }),
  event('a member more', ['included'], ({ event: told }) => Object.assign(told, { approved: true })),
  event('a member less', ['included'], ({ event: told }) => Reflect.deleteProperty(told, 'requestId')),
  event('another place', ['included'], (lie) => { lie.leafIndex += 1; }),
  event('a place before the first', ['included'], (lie) => { lie.leafIndex = -1; }),
  event('a place behind the last', ['included'], (lie) => { lie.leafIndex = 11; }),
  event('another hash', ['included'], ({ hashes }) => { hashes[0] = 'ff'.repeat(32); }),
  event('a hash in capital letters', ['included'], ({ hashes }) => { hashes[0] = hashes[0]!.toUpperCase(); }),
  event('half a hash', ['included'], ({ hashes }) => { hashes[0] = hashes[0]!.slice(2); }),
  event('no hashes', ['included'], (lie) => { lie.hashes = []; }),
  event('a hash too many', ['included'], ({ hashes }) => hashes.push(hashes[0]!)),
  event('hashes without an end', ['included'], (lie) => { lie.hashes = Array.from({ length: 200 }, () => lie.hashes[0]!); }),
  event('another root', ['block_hash', 'signature', 'included'], ({ checkpoint }) => { checkpoint.root = 'ab'.repeat(32); }),
  event('another size', ['block_hash', 'signature', 'included'], ({ checkpoint }) => { checkpoint.treeSize = 4; }),
  event('another time', ['block_hash', 'signature'], ({ checkpoint }) => { checkpoint.sealedAt = '2026-11-20T09:00:01.000Z'; }),
  event('no time', ['block_hash', 'key_in_time', 'signature'], ({ checkpoint }) => { checkpoint.sealedAt = ''; }),
  event('another signature', ['signature'], ({ checkpoint }) => { checkpoint.signature = '00'.repeat(64); }),
  event('half a signature', ['signature'], ({ checkpoint }) => { checkpoint.signature = checkpoint.signature.slice(2); }),
  event('a stranger’s head', ['key_known', 'key_in_time', 'signature'], (lie) => { lie.checkpoint = headOf(11, { key: STRANGER }); }),
  event('a stranger’s head under our name', ['signature'], (lie) => {
    lie.checkpoint = { ...headOf(11, { key: STRANGER }), kid: keyIdOf(BANK) };
  }),
  event('a time before the key', ['key_in_time'], (lie) => { lie.checkpoint = headOf(11, { sealedAt: '2026-10-31T23:59:59.999Z' }); }),
  { ...event('a key that was replaced before', ['key_in_time'], () => undefined), keys: 'replaced' },
  { ...event('no keys', ['key_known', 'key_in_time', 'signature'], () => undefined), keys: 'none' },
];

const forks = (): Vector[] => {
  const forged = (change: (all: Buffer[]) => Buffer[]): ConsistencyProofDto => {
    const others = change([...leaves]);
    return { ...growthOf(7, 11), to: headOf(others.length, { root: merkleRoot(others) }) };
  };
  return [
    growth('a log without one event', ['only_grew'], headOf(7), forged((all) => all.filter((_, n) => n !== 2))),
    growth('a log with one event changed', ['only_grew'], headOf(7), forged((all) => all.with(2, Buffer.alloc(32, 1)))),
    growth('a log with two events swapped', ['only_grew'], headOf(7), forged(([a, b, ...all]) => [b!, a!, ...all])),
    growth('two logs of one size', ['only_grew'], headOf(11),
      { ...forged(([a, b, ...all]) => [b!, a!, ...all]), from: headOf(11), hashes: [] }),
    growth('an older head', ['not_older', 'only_grew'], headOf(7), { from: headOf(7), to: headOf(3), hashes: [] }),
    growth('another past', ['same_past', 'only_grew'], headOf(7), growthOf(8, 11)),
  ];
};

const rubbish = (): Vector[] => [null, 'proof', 7, [], { event: {}, leafIndex: 0, hashes: [] },
  { ...proofOf(4, 11), hashes: 7 }, { ...proofOf(4, 11), checkpoint: null }].map((input, n) =>
  ({ name: `rubbish ${n + 1}`, check: 'event', keys: 'right', known: null, input, failed: ['well_formed'] }));

/** Everything a verifier has to pass, the same each time it is made. */
export const makeVectors = (): Vectors => ({
  keys: { right: keySet(null), replaced: keySet('2026-11-02T00:00:00.000Z'), none: { keys: [] } },
  vectors: [...honest(), ...lies(), ...forks(), ...rubbish(), ...heldBalances()],
});
