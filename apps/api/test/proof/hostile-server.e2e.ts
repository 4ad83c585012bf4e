import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  verifyBundle, verifyCheckpoint, verifyEventProof, verifyGrowth, type CheckpointDto, type ConnectClient,
  type ConsistencyProofDto, type EventProofDto, type KeySet, type Verdict,
} from '@connect/sdk';
import { generateKeyPairSync, hash, sign, type KeyObject } from 'node:crypto';
import { MerkleFrontier } from '../../src/modules/blocks/proofs/merkle.ts';
import { canonicalHeader } from '../../src/modules/blocks/sealed-event.ts';
import { keyIdOf } from '../../src/platform/signing-key.ts';
import { startApp, type TestApp } from '../app.ts';
import { openWallet, ownWallet, sendOf } from '../people.ts';
import { merkleRoot, readChain } from '../sealed-chain.ts';
import { untilSealed } from '../sealing.ts';

const failures = ({ checks }: Verdict): string[] => checks.filter(({ passed }) => !passed).map(({ name }) => name);

describe('the verifier of the SDK against a server that lies', () => {
  let rig: TestApp;
  let admin: ConnectClient;
  let keys: KeySet;
  let proof: EventProofDto;
  let kept: CheckpointDto;
  let growth: ConsistencyProofDto;

  beforeAll(async () => {
    rig = await startApp();
    admin = await rig.as('admin');
    const amina = await rig.as('amina');
    const [payer, payee] = [await openWallet(amina), await ownWallet(await rig.as('yusuf'))];
    for (let n = 0; n < 3; n++) {
      await amina.transactions.sendTransaction({ requestBody: sendOf(payer, payee, { amount: '1.00' }) });
      await untilSealed(rig.orm.em);
      if (n === 1) [kept = kept] = await admin.audit.listCheckpoints({ limit: 1 });
    }
    keys = await admin.keys.getKeys();
    const [event] = await admin.audit.listAuditEvents({ action: 'transaction_send', limit: 1 });
    proof = await admin.audit.proveAuditEvent({ id: event?.id ?? '' });
    growth = await admin.audit.proveConsistency({ from: kept.height });
  });
  afterAll(() => rig.close());

  /** A head over the same events, signed by whoever holds a key. */
  const signedBy = (key: KeyObject, head: CheckpointDto): CheckpointDto => {
    const header = canonicalHeader({
      height: String(head.height), firstLeaf: String(head.firstLeaf), treeSize: String(head.treeSize), root: head.root,
      previousHash: head.previousHash, sealedAt: head.sealedAt,
      ...(head.balancesRoot === null ? {} : { accounts: String(head.accounts), balancesRoot: head.balancesRoot }),
    });
    return { ...head, hash: hash('sha256', header), kid: keyIdOf(key), signature: sign(null, header, key).toString('hex') };
  };

  it('accepts what an honest server sends', async () => {
    expect(await verifyEventProof(proof, keys)).toMatchObject({ isProven: true });
    expect(await verifyGrowth(kept, growth, keys)).toMatchObject({ isProven: true });
    expect(await verifyBundle({ keys, proof, known: kept, growth })).toMatchObject({ isProven: true });
    const heads = await admin.audit.listCheckpoints({ limit: 200 });
    for (const head of heads) expect(await verifyCheckpoint(head, keys)).toMatchObject({ isProven: true });
    expect(heads.map(({ height }) => height)).toEqual(heads.map((_, n) => heads.length - n));
  });

  it('proves each event by each head that holds it', async () => {
    const events = await admin.audit.listAuditEvents({ limit: 200 });
    const heads = await admin.audit.listCheckpoints({ limit: 200 });
    for (const { id, blockHeight } of events) {
      for (const { height } of heads.filter((head) => head.height >= (blockHeight ?? Infinity))) {
        const fresh = await admin.audit.proveAuditEvent({ id, checkpoint: height });
        expect(await verifyEventProof(fresh, keys)).toMatchObject({ isProven: true });
      }
    }
    await expect(admin.audit.proveAuditEvent({ id: events[0]!.id, checkpoint: 1 }))
      .rejects.toMatchObject({ status: 409, code: 'EVENT_NOT_SEALED' });
    await expect(admin.audit.proveAuditEvent({ id: events[0]!.id, checkpoint: 9999 }))
      .rejects.toMatchObject({ status: 404, code: 'CHECKPOINT_NOT_FOUND' });
  });

  it.each<[string, (lie: EventProofDto) => void]>([
    ['an amount', (lie) => { lie.event.details['amount'] = '9999.00'; }],
    ['a person', (lie) => { lie.event.actorId = null; }],
    ['a time', (lie) => { lie.event.createdAt = '2020-01-01T00:00:00.000Z'; }],
    ['a number', (lie) => { lie.event.id = '1'; }],
    ['a detail more', (lie) => { lie.event.details['note'] = 'nothing to see'; }],
    ['a member more', (lie) => { Object.assign(lie.event, { approved: true }); }],
    ['its place', (lie) => { lie.leafIndex -= 1; }],
    ['a hash beside it', (lie) => { lie.hashes[0] = 'ff'.repeat(32); }],
    ['a hash in capital letters', (lie) => { lie.hashes[0] = lie.hashes[0]!.toUpperCase(); }],
    ['no hashes', (lie) => { lie.hashes = []; }],
  ])('refuses an event with another content or place: %s', async (_, tell) => {
    const lie = structuredClone(proof);
    tell(lie);
    expect(failures(await verifyEventProof(lie, keys))).toEqual(['included']);
  });

  it.each<[string, (lie: CheckpointDto) => void, string[]]>([
    ['a forged root', (lie) => { lie.root = 'ab'.repeat(32); }, ['block_hash', 'signature', 'included']],
    ['a forged root and hash', (lie) => Object.assign(lie, signedBy(generateKeyPairSync('ed25519').privateKey,
      { ...lie, root: 'ab'.repeat(32) }), { kid: lie.kid }), ['signature', 'included']],
    ['a larger size', (lie) => { lie.treeSize += 1; }, ['block_hash', 'signature']],
    ['another time', (lie) => { lie.sealedAt = '2126-01-01T00:00:00.000Z'; }, ['block_hash', 'signature']],
    ['a time before its key', (lie) => { lie.sealedAt = '2020-01-01T00:00:00.000Z'; }, ['block_hash', 'key_in_time', 'signature']],
    ['no time', (lie) => { lie.sealedAt = ''; }, ['block_hash', 'key_in_time', 'signature']],
    ['another signature', (lie) => { lie.signature = '00'.repeat(64); }, ['signature']],
    ['half a signature', (lie) => { lie.signature = lie.signature.slice(2); }, ['signature']],
  ])('refuses a head with %s', async (_, tell, expected) => {
    const lie = structuredClone(proof);
    tell(lie.checkpoint);
    const failed = failures(await verifyEventProof(lie, keys));
    expect(failed).toEqual(expect.arrayContaining(expected));
  });

  it('refuses a head signed by a key of somebody else, also when it is named like ours', async () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const foreign = signedBy(privateKey, proof.checkpoint);
    expect(failures(await verifyCheckpoint(foreign, keys))).toEqual(['key_known', 'key_in_time', 'signature']);
    expect(failures(await verifyCheckpoint({ ...foreign, kid: proof.checkpoint.kid }, keys))).toEqual(['signature']);
  });

  it('refuses a head signed after its key was replaced', async () => {
    const replaced = { keys: keys.keys.map((key) => ({ ...key, valid_until: key.valid_from })) };
    expect(failures(await verifyCheckpoint(proof.checkpoint, replaced))).toEqual(['key_in_time']);
  });

  describe('who holds even the right key', () => {
    /** Rewrites the log from scratch, without one event, and signs it as if nothing had happened. */
    const forkedHead = async (
      change: (leaves: Buffer[]) => Buffer[],
    ): Promise<{ head: CheckpointDto; forger: KeySet }> => {
      const { privateKey } = generateKeyPairSync('ed25519');
      const { events } = await readChain(rig.orm.em);
      const frontier = new MerkleFrontier();
      for (const leaf of change(events.map((event) => event.leaf_hash))) frontier.append(leaf);
      const head = signedBy(privateKey, {
        ...growth.to, treeSize: Number(frontier.size), root: frontier.root().toString('hex') });
      const { x } = privateKey.export({ format: 'jwk' });
      return { head, forger: { keys: [{ ...keys.keys.find(({ alg }) => alg === 'EdDSA')!, kid: keyIdOf(privateKey), x: x ?? '' }] } };
    };

    it.each<[string, (leaves: Buffer[]) => Buffer[]]>([
      ['drops an event', (leaves) => leaves.filter((_, n) => n !== 2)],
      ['changes an event', (leaves) => leaves.map((leaf, n) => (n === 2 ? Buffer.alloc(32, 1) : leaf))],
      ['swaps two events', (leaves) => [leaves[1]!, leaves[0]!, ...leaves.slice(2)]],
      ['puts an event in', (leaves) => [leaves[0]!, Buffer.alloc(32, 2), ...leaves.slice(1)]],
    ])('and %s is found out by whoever kept a head', async (_, change) => {
      const { head, forger } = await forkedHead(change);
      expect(await verifyCheckpoint(head, forger)).toMatchObject({ isProven: true });
      expect(failures(await verifyGrowth(kept, { ...growth, to: head }, forger))).toEqual(['only_grew']);
    });

    it('and proves growth to another head than that of the event is found out', async () => {
      const elsewhere = await admin.audit.proveConsistency({ from: kept.height, to: kept.height });
      expect(elsewhere.to.hash).not.toBe(proof.checkpoint.hash);
      expect(failures(await verifyBundle({ keys, proof, known: kept, growth: elsewhere }))).toEqual(['same_head']);
    });

    it('and answers with an older head is found out', async () => {
      const [oldest] = (await admin.audit.listCheckpoints({ limit: 200 })).slice(-1);
      const offered = { from: kept, to: oldest!, hashes: [] };
      expect(failures(await verifyGrowth(kept, offered, keys))).toEqual(['not_older', 'only_grew']);
    });

    it('and proves growth from another past than the one that was kept is found out', async () => {
      const later = await admin.audit.proveConsistency({ from: kept.height + 1 });
      expect(failures(await verifyGrowth(kept, later, keys))).toContain('same_past');
    });

    it('and says that two heads of one size differ is found out', async () => {
      const { head, forger } = await forkedHead((leaves) => [leaves[1]!, leaves[0]!, ...leaves.slice(2)]);
      expect(failures(await verifyGrowth(growth.to, { from: growth.to, to: head, hashes: [] }, forger))).toEqual(['only_grew']);
    });
  });

  it.each([
    ['nothing', null], ['a text', 'proof'], ['no head', { event: {}, leafIndex: 0, hashes: [] }],
    ['hashes that are none', { ...({} as object), checkpoint: {}, event: {}, leafIndex: 0, hashes: 7 }],
  ])('finds nothing proven by %s', async (_, sent) => {
    expect(await verifyEventProof(sent as never, keys)).toMatchObject({ isProven: false });
    expect(await verifyBundle((sent ?? {}) as never, keys)).toMatchObject({ isProven: false });
  });

  it('finds nothing proven without keys, and by hashes without an end', async () => {
    expect(await verifyEventProof(proof, { keys: [] })).toMatchObject({ isProven: false });
    expect(await verifyEventProof({ ...proof, hashes: Array.from({ length: 100_000 }, () => proof.hashes[0] ?? '') }, keys))
      .toMatchObject({ isProven: false });
  });

  it('computes the same root as the definition of RFC 6962', async () => {
    const { events, blocks } = await readChain(rig.orm.em);
    const last = blocks.at(-1)!;
    expect(merkleRoot(events.slice(0, Number(last.tree_size)).map((event) => event.leaf_hash))).toEqual(last.root);
  });
});
