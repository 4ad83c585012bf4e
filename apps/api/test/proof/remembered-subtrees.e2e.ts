import { isConsistent, isIncluded } from '@connect/sdk';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { generateKeyPairSync } from 'node:crypto';
import { MerkleTree } from '../../src/modules/blocks/proofs/merkle-tree.queries.ts';
import { KeyRegister } from '../../src/modules/keys/key-register.service.ts';
import { SigningKeys } from '../../src/modules/keys/signing-keys.service.ts';
import { SystemClock } from '../../src/platform/clock.ts';
import { ormOptions } from '../../src/platform/database/orm-options.ts';
import { rows } from '../../src/platform/database/sql.ts';
import { EventLog } from '../../src/platform/event-log.ts';
import { keyIdOf } from '../../src/platform/signing-key.ts';
import { UnitOfWork } from '../../src/platform/unit-of-work.ts';
import { chanceOf, SEED } from '../chance.ts';
import { cloneDatabase, type SuiteDatabase } from '../database.ts';
import { merkleRoot } from '../sealed-chain.ts';
import { sealerOn } from '../sealing.ts';

/** More than four subtrees of the smallest size whose roots are kept, so that there are larger ones to remember. */
const EVENTS = 1_300;
const PROOFS = 60;

describe(`proofs in a log of ${EVENTS} events (seed ${SEED})`, () => {
  let database: SuiteDatabase;
  let orm: MikroORM;
  let tree: MerkleTree;
  let leaves: Buffer[];
  const upTo = chanceOf(SEED);

  beforeAll(async () => {
    database = await cloneDatabase();
    orm = await MikroORM.init({
      ...ormOptions(database.connection), entities: [], discovery: { warnWhenNoEntities: false },
    });
    const { privateKey } = generateKeyPairSync('ed25519');
    const clock = new SystemClock();
    const log = new EventLog(clock);
    const unitOfWork = new UnitOfWork(orm.em, clock);
    const keys = new SigningKeys({ signingKey: privateKey, keyId: keyIdOf(privateKey) },
      new KeyRegister(orm.em, unitOfWork, clock, log));
    await keys.putInUse();
    await unitOfWork.commit((tx) => log.record(tx, Array.from({ length: EVENTS }, (_, n) => ({
      action: 'thing_change', resource: 'thing', resourceId: String(n), actor: null, severity: 'info' as const,
      details: { n },
    }))));
    const sealer = sealerOn(orm.em, { unitOfWork, clock, keys });
    // A transaction open in another suite's database, on the same server, defers sealing.
    for (let sealed = 0; sealed < EVENTS;) sealed += await sealer.execute();
    const stored = await rows<{ leaf_hash: Buffer }>(orm.em.fork(), 'select leaf_hash from block_leaf order by leaf_index');
    leaves = stored.map(({ leaf_hash: hash }) => hash);
    tree = new MerkleTree(orm.em);
  });
  afterAll(async () => {
    await orm.close(true);
    await database.drop();
  });

  const headOf = (treeSize: number) => ({ treeSize, root: Uint8Array.from(merkleRoot(leaves.slice(0, treeSize))) });
  const bytes = (hashes: readonly Buffer[]) => hashes.map((hash) => Uint8Array.from(hash));

  it('hold for leaves and sizes anywhere, whether their large subtrees are read or remembered', async () => {
    expect(leaves.length).toBeGreaterThanOrEqual(EVENTS);
    for (let n = 0; n < PROOFS; n++) {
      const treeSize = 1 + upTo(leaves.length);
      const leafIndex = upTo(treeSize);
      const smaller = 1 + upTo(treeSize);
      const hashes = bytes(await tree.inclusionProof(BigInt(leafIndex), BigInt(treeSize)));
      const leaf = Uint8Array.from(leaves[leafIndex]!);
      expect(await isIncluded({ leaf, leafIndex, ...headOf(treeSize), hashes })).toBe(true);
      const growth = bytes(await tree.consistencyProof(BigInt(smaller), BigInt(treeSize)));
      expect(await isConsistent({ smaller: headOf(smaller), larger: headOf(treeSize), hashes: growth })).toBe(true);
    }
  });

  it('are the same from a process that remembers nothing', async () => {
    const treeSize = BigInt(leaves.length);
    for (const leaf of [0n, 300n, 700n, treeSize - 1n]) {
      const remembered = await tree.inclusionProof(leaf, treeSize);
      expect(remembered).toEqual(await new MerkleTree(orm.em).inclusionProof(leaf, treeSize));
      expect(remembered).toEqual(await tree.inclusionProof(leaf, treeSize));
    }
  });
});
