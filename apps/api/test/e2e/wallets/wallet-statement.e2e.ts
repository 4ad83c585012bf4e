import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createConnectClient, type ConnectClient, type WalletDto, type WalletStatementDto } from '@connect/sdk';
import { itWith, needs } from '../../../../../tools/needs.mjs';
import { Clock } from '../../../src/platform/clock.ts';
import { rows } from '../../../src/platform/database/sql.ts';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { chanceOf, SEED, withOneByteChanged } from '../../chance.ts';
import { IS_LONG } from '../../long.ts';
import { openWallet, sendOf } from '../../people.ts';
import { pdfsig } from '../../pdfsig.ts';
import { untilSealed } from '../../sealing.ts';

const FIRST_DAY = Date.parse('2027-01-01T00:00:00Z');
const AFTER = '2027-02-01T00:00:01Z';
const DAY_MS = 86_400_000;
const STEPS = IS_LONG ? 200 : 50;
const JANUARY = { from: '2027-01-01', to: '2027-01-31' };

type Format = 'pdf' | 'csv' | 'json';
interface Ask { from: string; to: string; timeZone?: string; format?: Format; language?: 'en' | 'ar' }
interface Given { status: number; bytes: Buffer; signature: string | null; name: string }
type Statement = WalletStatementDto & { period: { from: string; to: string; provisional: boolean } };

const minor = (amount: string): bigint => BigInt(amount.replace('.', ''));
const dayOf = (n: number): string => new Date(FIRST_DAY + n * DAY_MS).toISOString().slice(0, 10);

describe(`statements of a month of payments (seed ${SEED})`, () => {
  let rig: TestApp;
  let now: Date;
  let tokens: Record<'amina' | 'yusuf' | 'admin', string>;
  let amina: ConnectClient;
  let wallet: WalletDto;
  let other: WalletDto;

  const at = (moment: number | string): void => { now = new Date(moment); };
  const signIn = async (): Promise<void> => {
    const tokenOf = async (username: string): Promise<string> =>
      (await rig.anonymous.auth.login({ requestBody: { username, password: PASSWORD } })).token;
    tokens = { amina: await tokenOf('amina'), yusuf: await tokenOf('yusuf'), admin: await tokenOf('admin') };
    amina = createConnectClient({ baseUrl: rig.baseUrl, token: tokens.amina });
  };
  const ask = async (path: string, query: Ask, token = tokens.amina): Promise<Given> => {
    const answer = await fetch(`${rig.baseUrl}/api/v1/${path}?${new URLSearchParams({ format: 'json', ...query }).toString()}`,
      { headers: { authorization: `Bearer ${token}` } });
    return {
      status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()), signature: answer.headers.get('x-jws-signature'),
      name: /filename="(.*)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '',
    };
  };
  const given = async (query: Ask, of = wallet, token = tokens.amina): Promise<Given> => {
    const answer = await ask(`wallets/${of.id}/statement`, query, token);
    if (answer.status !== 200) throw new Error(answer.bytes.toString());
    return answer;
  };
  const statement = async (query: Ask, of = wallet): Promise<Statement> =>
    JSON.parse((await given(query, of)).bytes.toString()) as Statement;

  beforeAll(async () => {
    rig = await startApp(undefined, { SCREENING_FRESH_DAYS: '365' });
    jest.spyOn(rig.app.get(Clock), 'now').mockImplementation(() => now);
    at(FIRST_DAY);
    await signIn();
    [wallet, other] = [await openWallet(amina, '50000.00'), await openWallet(amina, '50000.00')];
    await makeMonth(amina, wallet, other, at);
    at(AFTER);
    await signIn();
  }, 300_000);
  afterAll(() => rig.close());

  const expectSound = (sound: Statement): void => {
    const { opening, closing, in: received, out, fees, movements, lastNumberBefore, period } = sound;
    expect(minor(opening) + minor(received) - minor(out) - minor(fees)).toBe(minor(closing));
    let [balance, number] = [minor(opening), BigInt(lastNumberBefore)];
    for (const movement of movements) {
      number += 1n;
      balance += minor(movement.in ?? '0.00') - minor(movement.out ?? '0.00');
      expect([movement.number, minor(movement.balance)]).toEqual([String(number), balance]);
      expect(movement.at >= period.from && movement.at < period.to).toBe(true);
    }
    expect(balance).toBe(minor(closing));
  };

  it('begin with what the one before ended with, and add up, day by day and as a whole', async () => {
    for (const one of [wallet, other]) {
      const whole = await statement(JANUARY, one);
      expectSound(whole);
      const days: Statement[] = [];
      for (let n = 0; n < 31; n++) days.push(await statement({ from: dayOf(n), to: dayOf(n) }, one));
      days.forEach(expectSound);
      expect(days.flatMap((day) => day.movements)).toEqual(whole.movements);
      for (const [n, day] of days.entries()) {
        const before = days[n - 1];
        if (!before) continue;
        const last = before.movements.at(-1)?.number ?? before.lastNumberBefore;
        expect([day.opening, day.lastNumberBefore]).toEqual([before.closing, last]);
      }
      expect(whole.movements.length).toBeGreaterThan(20);
      expect(whole.opening).toBe('0.00');
    }
  });

  it('have every entry of the ledger once, and end at what it holds and proves', async () => {
    const { movements, closing } = await statement(JANUARY);
    const entries = await rows<{ n: string; amount: string; kind: string }>(rig.orm.em.fork(), `
      select account_sequence as n, amount_minor as amount, purpose as kind from entry where account_id = $1 order by 1`,
      [wallet.id]);
    expect(movements.map(({ number, in: received, out, kind }) =>
      ({ n: number, amount: String(minor(received ?? '0.00') - minor(out ?? '0.00')), kind }))).toEqual(entries);
    expect(movements.filter(({ kind }) => kind === 'fee').length).toBeGreaterThan(5);
    expect((await amina.wallets.getWalletBalance({ id: wallet.id })).balance).toBe(closing);
    await untilSealed(rig.orm.em);
    const proven = await amina.wallets.proveWalletBalance({ id: wallet.id });
    expect(proven.balance.postedMinor).toBe(String(minor(closing)));
  });

  it('agree with the balance at each moment, which is nothing before the wallet and refused for the future', async () => {
    for (const n of [0, 1, 7, 15, 30]) {
      const { opening, lastNumberBefore } = await statement({ from: dayOf(n), to: dayOf(n) });
      const balance = await amina.wallets.getWalletBalance({ id: wallet.id, at: dayOf(n) });
      expect(balance).toMatchObject({ balance: opening, entries: lastNumberBefore, available: null, held: null });
    }
    expect(await amina.wallets.getWalletBalance({ id: wallet.id, at: '2020-01-01' })).toMatchObject({ balance: '0.00', entries: '0' });
    await expect(amina.wallets.getWalletBalance({ id: wallet.id, at: '2027-02-01T00:00:02Z' }))
      .rejects.toMatchObject({ status: 400, details: [{ field: 'at', code: 'IN_THE_FUTURE' }] });
    await expect(amina.wallets.getWalletBalance({ id: wallet.id, at: 'soon' }))
      .rejects.toMatchObject({ status: 400, details: [{ field: 'at' }] });
  });

  it('of a payment released in parts, tell of each part on the day it was released', async () => {
    at('2027-03-01T08:00:00Z');
    await signIn();
    const { transaction_id: id } = await amina.transactions.sendTransaction({ requestBody: {
      ...sendOf(wallet, other, { amount: '10.00', memo: 'In parts' }), programmableLogic: { escrowEnabled: true },
    } });
    if (id === null) throw new Error('Nothing was recorded.');
    at('2027-03-02T08:00:00Z');
    await signIn();
    await amina.transactions.releaseEscrow({ id, requestBody: { amount: '4.00' } });
    at('2027-03-03T08:00:00Z');
    await signIn();
    await amina.transactions.releaseEscrow({ id, requestBody: {} });
    at('2027-03-04T00:00:00Z');
    await signIn();
    const received = await Promise.all(['2027-03-01', '2027-03-02', '2027-03-03'].map(async (day) =>
      (await statement({ from: day, to: day }, other)).movements.map((movement) => movement.in)));
    expect(received).toEqual([[], ['4.00'], ['6.00']]);
    at(AFTER);
    await signIn();
  });

  it('of a period that is over are the same bytes whenever they are asked for, and by whomever', async () => {
    const forms: Partial<Ask>[] = [{ format: 'json' }, { format: 'csv' }, { format: 'pdf' }, { format: 'pdf', language: 'ar' }];
    const first = [];
    for (const form of forms) first.push(await given({ ...JANUARY, ...form }));
    at('2027-06-20T10:00:00Z');
    await signIn();
    await amina.transactions.sendTransaction({ requestBody: sendOf(wallet, other) });
    await rows(rig.orm.em.fork(), `update bank set name = name || ' (renamed)' where id = $1`, [wallet.bankId]);
    for (const [n, one] of first.entries()) {
      const again = await given({ ...JANUARY, ...forms[n] }, wallet, tokens.admin);
      expect(again.bytes.equals(one.bytes)).toBe(true);
      expect([again.signature, again.name]).toEqual([one.signature, one.name]);
    }
    await rows(rig.orm.em.fork(), `update bank set name = replace(name, ' (renamed)', '') where id = $1`, [wallet.bankId]);
    at(AFTER);
    await signIn();
  });

  it('are known again by their files, and not with one byte changed', async () => {
    const admin = createConnectClient({ baseUrl: rig.baseUrl, token: tokens.admin });
    const verify = (file: Buffer) => admin.reports.verifyReport({ requestBody: new Blob([new Uint8Array(file)]) });
    const files = await Promise.all((['json', 'csv', 'pdf'] as const).map(async (format) => given({ ...JANUARY, format })));
    files.push(await ask('statements', { ...JANUARY, format: 'csv' }));
    for (const { bytes } of files) {
      expect(await verify(bytes)).toMatchObject({ valid: true, outcome: 'genuine', document: 'statement', report: null });
      expect(await verify(withOneByteChanged(bytes, chanceOf(SEED)).changed)).toMatchObject({ valid: false });
    }
  });

  it('are signed by published keys, which anybody can check', async () => {
    const { keys } = await rig.anonymous.keys.getKeys();
    for (const format of ['json', 'csv'] as const) {
      const { bytes, signature } = await given({ ...JANUARY, format });
      const [header = '', , value = ''] = (signature ?? '').split('.');
      const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string };
      const { kty, crv, x } = keys.find((key) => key.kid === kid)!;
      const key = await crypto.subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify']);
      const signed = Buffer.concat([Buffer.from(`${header}.`), bytes]);
      expect(await crypto.subtle.verify('Ed25519', key, Buffer.from(value, 'base64url'), new Uint8Array(signed))).toBe(true);
    }
  });

  itWith(it, needs.pdfsig)('on paper are signed as a foreign reader of signatures wants it', async () => {
    for (const language of ['en', 'ar'] as const) {
      expect(pdfsig((await given({ ...JANUARY, format: 'pdf', language })).bytes)).toMatch(/Total document signed[^]*Signature is Valid/);
    }
  });

  it('have the same lines as a table', async () => {
    const { movements, closing, fees } = await statement(JANUARY);
    const lines = (await given({ ...JANUARY, format: 'csv' })).bytes.toString().trim().split('\r\n');
    expect(lines).toHaveLength(movements.length + 3);
    expect(lines[1]).toContain(`opening,${wallet.address},AED,0,2027-01-01T00:00:00.000Z`);
    expect(lines.at(-1)).toMatch(new RegExp(`^closing,.*,${closing},${fees}$`));
  });

  it('name the other side by its owner, never by a label, and the words of the payer', async () => {
    const [sent] = (await statement(JANUARY, other)).movements.filter(({ reference }) => reference === 'REF-0');
    expect(sent).toMatchObject({ counterparty: wallet.ownerName, counterpartyAddress: wallet.address, memo: 'Step 0' });
  });

  it('of all wallets within reach stand in one document', async () => {
    const all = JSON.parse((await ask('statements', JANUARY)).bytes.toString()) as { statements: WalletStatementDto[] };
    const wallets = await amina.wallets.listWallets({ limit: 200, sort: 'createdAt' });
    expect(all.statements.map((one) => one.wallet.id)).toEqual(wallets.map(({ id }) => id));
    const { movements, opening, closing } = all.statements.find((one) => one.wallet.id === wallet.id)!;
    expect(await statement(JANUARY)).toMatchObject({ movements, opening, closing });
  });

  it('days begin where the time zone says', async () => {
    const { period, lastNumberBefore } = await statement({ from: '2027-01-02', to: '2027-01-03', timeZone: 'Asia/Dubai' });
    expect(period).toMatchObject({ from: '2027-01-01T20:00:00.000Z', to: '2027-01-03T20:00:00.000Z', provisional: false });
    expect((await amina.wallets.getWalletBalance({ id: wallet.id, at: period.from })).entries).toBe(lastNumberBefore);
  });

  it('of a period that is not over go up to now and say so', async () => {
    const { period, closing } = await statement({ from: '2027-01-15', to: '2027-02-20' });
    expect(period).toMatchObject({ to: new Date(AFTER).toISOString(), provisional: true });
    expect((await statement({ from: '2027-01-15', to: '2027-01-31' })).closing).toBe(closing);
  });

  it.each([
    [{ from: '2027-01-31', to: '2027-01-01' }, 400, ['to', 'from']], [{ from: 'May', to: '2027-01-01' }, 400, ['from']],
    [{ from: '2020-01-01', to: '2027-01-01' }, 400, ['to']], [{ from: '2027-06-01', to: '2027-06-30' }, 422, ['from']],
    [{ ...JANUARY, timeZone: 'Gulf/Nowhere' }, 400, ['timeZone']], [{ ...JANUARY, format: 'xml' as Format }, 400, ['format']],
    [{ ...JANUARY, language: 'fr' as 'en' }, 400, ['language']],
  ])('refuses %j by its field', async (query, status, fields) => {
    const answer = await ask(`wallets/${wallet.id}/statement`, query);
    expect(answer.status).toBe(status);
    const { details } = JSON.parse(answer.bytes.toString()) as { details: { field: string }[] };
    expect(details.map(({ field }) => field)).toEqual(fields);
  });

  it('is nobody else’s', async () => {
    expect((await ask(`wallets/${wallet.id}/statement`, JANUARY, tokens.yusuf)).status).toBe(404);
    const others = JSON.parse((await ask('statements', JANUARY, tokens.yusuf)).bytes.toString()) as { statements: WalletStatementDto[] };
    expect(others.statements.map((one) => one.wallet.id)).not.toContain(wallet.id);
  });
});

const makeMonth = async (
  amina: ConnectClient, wallet: WalletDto, other: WalletDto, at: (moment: number) => void,
): Promise<void> => {
  const chance = chanceOf(SEED);
  for (let n = 0; n < STEPS; n++) {
    const moment = FIRST_DAY + Math.floor(n / STEPS * 31) * DAY_MS + n * 60_000;
    at(moment);
    const [from, to] = chance(3) === 0 ? [other, wallet] : [wallet, other];
    const kind = chance(6);
    const programmableLogic = kind === 1 ? { zakatAutoSplit: { enabled: true, percentage: 2.5 as const } }
      : kind === 2 ? { escrowEnabled: true } : undefined;
    const sent = await amina.transactions.sendTransaction({ requestBody: {
      ...sendOf(from, to, { amount: `${10 + chance(90)}.${10 + chance(90)}`, memo: `Step ${n}`, reference: `REF-${n}` }),
      ...(programmableLogic ? { programmableLogic } : {}),
    } }).catch(() => null);
    const id = sent?.transaction_id ?? '';
    if (sent?.sub_status === 'in_escrow') {
      at(moment + 30_000);
      await amina.transactions.releaseEscrow({ id, requestBody: chance(2) === 0 ? { amount: '5.00' } : {} });
      if (chance(2) === 0) await amina.transactions.refundEscrow({ id }).catch(() => null);
    }
    if (sent?.status === 'completed' && chance(6) === 0) {
      await amina.transactions.reverseTransaction({ id, requestBody: { reason: 'Sent twice' } });
    }
  }
};
