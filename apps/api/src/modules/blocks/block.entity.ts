import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Currency, Network } from '../../platform/money.ts';

/** Events sealed in order, and the signature over them and all before. */
export const Block = defineEntity({
  name: 'Block',
  tableName: 'block',
  properties: {
    height: p.bigint().primary().autoincrement(false),
    firstLeaf: p.bigint(),
    treeSize: p.bigint(),
    root: p.blob(),
    previousHash: p.blob(),
    hash: p.blob(),
    signature: p.blob(),
    keyId: p.text(),
    frontier: p.array<Buffer>().columnType('bytea[]'),
    horizon: p.text().columnType('xid8'),
    sealedAt: p.datetime(3),
    accounts: p.bigint().nullable(),
    balancesRoot: p.blob().nullable(),
  },
});

/** The leaf of an event in the tree over the whole log. */
export const BlockLeaf = defineEntity({
  name: 'BlockLeaf',
  tableName: 'block_leaf',
  properties: {
    leafIndex: p.bigint().primary().autoincrement(false),
    eventId: p.bigint(),
    height: p.bigint(),
    recordHash: p.blob().nullable(),
    leafHash: p.blob(),
  },
});

/** The hash of a full subtree of the tree over the whole log. */
export const MerkleNode = defineEntity({
  name: 'MerkleNode',
  tableName: 'merkle_node',
  properties: {
    level: p.smallint().primary(),
    position: p.bigint().primary(),
    hash: p.blob(),
  },
});

/** What the sealed payments of a month come to, for one scope and network. */
export const SealedTotal = defineEntity({
  name: 'SealedTotal',
  tableName: 'sealed_total',
  properties: {
    scope: p.text().primary(),
    network: p.text().primary(),
    month: p.date().primary(),
    transactions: p.bigint(),
    completed: p.bigint(),
    volumeMinor: p.bigint(),
    scoreSum: p.bigint(),
    scored: p.bigint(),
    activeWallets: p.bigint(),
  },
});

/** What the sealed payments made in an hour come to, for one scope and network. */
export const SealedHour = defineEntity({
  name: 'SealedHour',
  tableName: 'sealed_hour',
  properties: {
    scope: p.text().primary(),
    hour: p.datetime(0).primary(),
    network: p.text().primary().$type<Network>(),
    transactions: p.bigint(),
    completed: p.bigint(),
    volumeMinor: p.bigint(),
    judged: p.bigint(),
    held: p.bigint(),
    refused: p.bigint(),
  },
});

/** How often a principle did not stand, or a rule spoke up, on the sealed payments of a day. */
export const SealedFinding = defineEntity({
  name: 'SealedFinding',
  tableName: 'sealed_finding',
  properties: {
    scope: p.text().primary(),
    day: p.date().primary(),
    subject: p.enum(['principle', 'rule']).primary(),
    name: p.text().primary(),
    network: p.text().primary(),
    held: p.bigint(),
    refused: p.bigint(),
    advised: p.bigint(),
  },
});

/** The place of an account in the tree of balances, and the state it entered with. */
export const AccountPlace = defineEntity({
  name: 'AccountPlace',
  tableName: 'account_place',
  properties: {
    position: p.bigint().primary().autoincrement(false),
    accountId: p.uuid(),
    currency: p.character().length(3).$type<Currency>(),
    height: p.bigint(),
    openingMinor: p.bigint().default(0),
    openingSequence: p.bigint().default(0),
  },
});
