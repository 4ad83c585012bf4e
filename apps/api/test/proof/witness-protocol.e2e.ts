import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RequestPace } from '../../src/modules/witnesses/request-pace.ts';
import { writeAddCheckpoint } from '../../src/modules/witnesses/add-checkpoint.ts';
import { checkpointText, cosignedAt, signCheckpoint } from '../../src/modules/witnesses/checkpoint-note.ts';
import { rows } from '../../src/platform/database/sql.ts';
import { readNote, readSignatureLine } from '../../src/platform/signed-note.ts';
import { readSigningKey } from '../../src/platform/signing-key.ts';
import { startApp, type TestApp } from '../app.ts';
import { RawClient, type Answered } from '../exchange.ts';
import { growthProof, merkleRoot } from '../sealed-chain.ts';
import { newNoteKey, originHash, witnessSettings, type NamedKey } from '../witness-fixture.ts';

const PATH = '/api/v1/witness/add-checkpoint';
const MANY = 12;
const witnessKey = newNoteKey('witness.example/w', 'witness');
/** Each test has a log of its own; the first two keys are those of one log whose key was replaced. */
const logs = ['replaced', 'replaced', 'order', 'proofs', 'fork', 'empty', 'race', 'memory'].map((name) =>
  newNoteKey(`${name}.example/log`, 'log'));
const logOf = (name: string): NamedKey => logs.find(({ key }) => key.name === `${name}.example/log`)!;
const leaves = Array.from({ length: 64 }, (_, n) => Buffer.alloc(32, n + 1));

/** A head of a log over its first leaves, signed. */
const noteOf = ({ key, pem }: NamedKey, size: number, root = merkleRoot(leaves.slice(0, size))): string => {
  const text = checkpointText({ origin: key.name, size: BigInt(size), root });
  return `${text}\n${signCheckpoint(key, readSigningKey(pem), text)}\n`;
};
const growth = (log: NamedKey, from: number, to: number): string =>
  writeAddCheckpoint(BigInt(from), growthProof(from, leaves.slice(0, to)), noteOf(log, to));

describe('a Connect that is asked as a witness', () => {
  let rig: TestApp;
  let raw: RawClient;
  beforeAll(async () => {
    rig = await startApp(undefined, witnessSettings(witnessKey, logs));
    raw = new RawClient(rig.baseUrl);
  });
  afterAll(async () => {
    raw.close();
    await rig.close();
  });

  const post = (body: string | Buffer, headers: Record<string, string> = { 'content-type': 'text/plain' }): Promise<Answered> =>
    raw.ask({ method: 'POST', path: PATH, body, headers });
  const codeOf = ({ status, text }: Answered): [number, string] =>
    [status, (JSON.parse(text) as { code: string }).code];
  const seenSize = async (log: NamedKey): Promise<number> => Number((await rows<{ tree_size: string }>(
    rig.orm.em.fork(), 'select tree_size from witnessed_log where origin = $1', [log.key.name]))[0]?.tree_size ?? 0);
  /** Whether an answer is the cosignature of a head. */
  const isCosigned = ({ status, text }: Answered, note: string): boolean => status === 200 && text.endsWith('\n')
    && cosignedAt(witnessKey.key, readNote(note)!.text, readSignatureLine(text.slice(0, -1))!) !== null;

  it('countersigns heads as the log grows, by whatever type they come, and tells where it is', async () => {
    const log = logOf('order');
    expect(isCosigned(await post(growth(log, 0, 3)), noteOf(log, 3))).toBe(true);
    expect(isCosigned(await post(growth(log, 3, 4), {}), noteOf(log, 4))).toBe(true);
    expect(isCosigned(await post(growth(log, 4, 4), { 'content-type': 'application/octet-stream' }), noteOf(log, 4))).toBe(true);
    expect(isCosigned(await post(growth(log, 4, 11), { 'content-type': 'application/json' }), noteOf(log, 11))).toBe(true);
    for (const [from, to] of [[0, 11], [4, 20], [10, 11], [0, 5]] as const) {
      const { status, headers, text } = await post(growth(log, from, to));
      expect([status, headers['content-type'], text]).toEqual([409, 'text/x.tlog.size', '11\n']);
    }
    const given = await raw.ask({ method: 'GET', path: `/api/v1/witness/${originHash(log)}/checkpoint` });
    expect(given).toMatchObject({ status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    expect(readNote(given.text)!.signatures.map(({ name }) => name)).toEqual([log.key.name, witnessKey.key.name]);
  });

  it('knows nothing of logs that it does not witness, nor of keys that are not theirs', async () => {
    const stranger = newNoteKey('stranger.example/log', 'log');
    expect(codeOf(await post(growth(stranger, 0, 3)))).toEqual([404, 'LOG_NOT_FOUND']);
    const path = `/api/v1/witness/${originHash(stranger)}/checkpoint`;
    expect(codeOf(await raw.ask({ method: 'GET', path }))).toEqual([404, 'CHECKPOINT_NOT_FOUND']);
    const log = logOf('proofs');
    expect(codeOf(await raw.ask({ method: 'GET', path: `/api/v1/witness/${originHash(log)}/checkpoint` })))
      .toEqual([404, 'CHECKPOINT_NOT_FOUND']);
    const impostor = { key: { ...stranger.key, name: log.key.name }, pem: stranger.pem };
    expect(codeOf(await post(growth(impostor, 0, 3)))).toEqual([403, 'LOG_SIGNATURE_WRONG']);
    const spoiled = { key: log.key, pem: stranger.pem };
    expect(codeOf(await post(growth(spoiled, 0, 3)))).toEqual([403, 'LOG_SIGNATURE_WRONG']);
    // One signature that holds does not make up for one that does not; those of others are nobody's.
    const [good, bad] = [noteOf(log, 3), noteOf(spoiled, 3).split('\n').at(-2)!];
    expect(codeOf(await post(writeAddCheckpoint(0n, [], `${good}${bad}\n`)))).toEqual([403, 'LOG_SIGNATURE_WRONG']);
    const foreign = noteOf(stranger, 3).split('\n').at(-2)!;
    expect((await post(writeAddCheckpoint(0n, [], `${good}${foreign}\n`))).status).toBe(200);
  });

  it('takes each of the keys of a log whose key was replaced', async () => {
    const [before, after] = logs as [NamedKey, NamedKey];
    expect((await post(growth(before, 0, 3))).status).toBe(200);
    expect((await post(growth(after, 3, 5))).status).toBe(200);
  });

  it('refuses a proof with one bit or one hash changed, and stays where it was', async () => {
    const log = logOf('proofs');
    const proof = growthProof(3, leaves.slice(0, 21));
    const spoiled = [
      ...proof.map((hash, n) => proof.with(n, Buffer.from(hash.map((byte, at) => (at === n ? byte ^ 4 : byte))))),
      proof.slice(1), [...proof, proof[0]!], proof.toReversed(), [],
    ];
    for (const hashes of spoiled) {
      expect(codeOf(await post(writeAddCheckpoint(3n, hashes, noteOf(log, 21))))).toEqual([422, 'LOG_INCONSISTENT']);
    }
    expect(await seenSize(log)).toBe(3);
    expect((await post(growth(log, 3, 21))).status).toBe(200);
  });

  it('refuses a fork of the same size, and of a larger one', async () => {
    const log = logOf('fork');
    expect((await post(growth(log, 0, 9))).status).toBe(200);
    const fork = writeAddCheckpoint(9n, [], noteOf(log, 9, Buffer.alloc(32, 9)));
    expect(codeOf(await post(fork))).toEqual([422, 'LOG_INCONSISTENT']);
    const other = leaves.toReversed();
    const forged = other.slice(0, 12);
    const larger = writeAddCheckpoint(9n, growthProof(9, forged), noteOf(log, 12, merkleRoot(forged)));
    expect(codeOf(await post(larger))).toEqual([422, 'LOG_INCONSISTENT']);
    expect(await seenSize(log)).toBe(9);
    expect((await post(growth(log, 9, 12))).status).toBe(200);
  });

  it('countersigns an empty log only with the root of nothing, and asks no proof from nothing', async () => {
    const log = logOf('empty');
    expect(codeOf(await post(writeAddCheckpoint(0n, [], noteOf(log, 0, Buffer.alloc(32)))))).toEqual([422, 'LOG_INCONSISTENT']);
    expect((await post(writeAddCheckpoint(0n, [], noteOf(log, 0)))).status).toBe(200);
    expect(codeOf(await post(writeAddCheckpoint(0n, [leaves[0]!], noteOf(log, 2))))).toEqual([422, 'LOG_INCONSISTENT']);
    expect((await post(growth(log, 0, 2))).status).toBe(200);
  });

  it('lets one of many that come at once through, and never goes back', async () => {
    const log = logOf('race');
    let from = 0;
    for (let round = 0; round < 3; round++) {
      const sizes = Array.from({ length: MANY }, (_, n) => from + n + 1);
      const answers = await Promise.all(sizes.map((size) => post(growth(log, from, size))));
      const winners = sizes.filter((_, n) => answers[n]!.status === 200);
      expect(winners).toHaveLength(1);
      expect(new Set(answers.filter(({ status }) => status !== 200).map(({ status, text }) => `${status} ${text}`)))
        .toEqual(new Set([`409 ${winners[0]!}\n`]));
      expect(await seenSize(log)).toBe(winners[0]);
      from = winners[0]!;
    }
  });

  it('has the database refuse to forget what was seen', async () => {
    const log = logOf('memory');
    expect((await post(growth(log, 0, 9))).status).toBe(200);
    for (const statement of ['update witnessed_log set tree_size = 8', `update witnessed_log set root = '\\x${'00'.repeat(32)}'`,
      'delete from witnessed_log']) {
      await expect(rows(rig.orm.em.fork(), `${statement} where origin = $1`, [log.key.name])).rejects.toThrow('never becomes less');
    }
  });

  it('refuses what is malformed or too large, and other types elsewhere', async () => {
    const log = logOf('order');
    for (const body of ['', 'old 0\n\n', growth(log, 0, 3).replace('old', 'new'), Buffer.from([0xff, 0xfe, 0x0a, 0x0a])]) {
      expect(codeOf(await post(body))).toEqual([400, 'VALIDATION_FAILED']);
    }
    expect((await post('x'.repeat(130 * 1024))).status).toBe(413);
    const elsewhere = { method: 'POST', path: '/api/auth/login', body: 'old 0', headers: { 'content-type': 'text/plain' } };
    expect((await raw.ask(elsewhere)).status).toBe(415);
  });
});

describe('the pace at which a witness is asked', () => {
  it('is bounded by address within each minute', () => {
    const pace = new RequestPace(3);
    const at = (seconds: number) => new Date(1_200_000 + seconds * 1000);
    expect([0, 1, 2, 3, 59].map((second) => pace.count('a', at(second)))).toEqual([null, null, null, 57, 1]);
    expect(pace.count('b', at(59))).toBeNull();
    expect(pace.count('a', at(60))).toBeNull();
  });
});
