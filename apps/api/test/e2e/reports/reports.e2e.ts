import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { ComplianceReportDto, ConnectClient, ReportDetailDto, RequestReportDto, WalletDto } from '@connect/sdk';
import { createConnectClient } from '@connect/sdk';
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { itWith, needs } from '../../../../../tools/needs.mjs';
import { Clock } from '../../../src/platform/clock.ts';
import { rows } from '../../../src/platform/database/sql.ts';
import { printable } from '../../../src/platform/pdf/printable.ts';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { chanceOf, SEED, withOneByteChanged } from '../../chance.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { IS_LONG } from '../../long.ts';
import { openWallet, sendOf } from '../../people.ts';
import { pdfsig } from '../../pdfsig.ts';
import { pdftotext } from '../../pdftotext.ts';
import { untilSealed } from '../../sealing.ts';
import { recompute } from '../report-recomputed.ts';

const FIRST_DAY = Date.parse('2027-01-01T00:00:00Z');
const AFTER = '2027-04-01T00:00:01Z';
const DAY_MS = 86_400_000;
const PAYMENTS = 90;
const CHANGES = IS_LONG ? 250 : 60;
const MEMOS = ['Invoice 17', 'School fees', 'interest on the loan', 'casino chips', 'Rent for May', 'زكاة المال'];
const QUARTER: RequestReportDto = { type: 'quarterly', from: '2027-02-14' };

/** A quarter of payments of every kind, drawn from a fixed seed, made as their clients would. */
describe('reports on a quarter', () => {
  let rig: TestApp;
  let now: Date;
  let admin: ConnectClient;
  let report: ReportDetailDto;

  const at = (moment: number | string): void => { now = new Date(moment); };
  const as = async (username: string): Promise<ConnectClient> => {
    const { token } = await rig.anonymous.auth.login({ requestBody: { username, password: PASSWORD } });
    return createConnectClient({ baseUrl: rig.baseUrl, token });
  };
  const finished = async (client: ConnectClient, requestBody: RequestReportDto): Promise<ReportDetailDto> => {
    const { id } = await client.reports.requestReport({ requestBody });
    for (;;) {
      const made = await client.reports.getReport({ id });
      if (made.state === 'done' || made.state === 'failed') return made;
      await wait(100);
    }
  };
  const bytesOf = async (id: string, format: 'pdf' | 'csv' | 'json', lang: 'en' | 'ar' = 'en'): Promise<Buffer> =>
    Buffer.from(await (await admin.reports.downloadReport({ id, format, lang })).arrayBuffer());

  beforeAll(async () => {
    // The lists of the sandbox stay fresh for the whole quarter, which the clock passes in no time.
    rig = await startApp(undefined, { SCREENING_FRESH_DAYS: '365' });
    const clock = rig.app.get(Clock);
    at(FIRST_DAY);
    jest.spyOn(clock, 'now').mockImplementation(() => now);
    admin = await as('admin');
    const [amina, yusuf] = [await as('amina'), await as('yusuf')];
    const wallets = [await openWallet(amina, '900000.00'), await openWallet(amina, '900000.00'),
      await openWallet(yusuf, '900000.00', 'qatar_cbdc'), await openWallet(yusuf, '900000.00', 'qatar_cbdc')];
    await makeQuarter({ amina, yusuf, admin }, wallets, at);
    at(AFTER);
    admin = await as('admin');
    report = await finished(admin, QUARTER);
  });
  afterAll(() => rig.close());

  it('leave the books coherent, and a changed file shows in them', async () => {
    const file = await bytesOf(report.id, 'csv');
    // A change before what is told of the report is sealed would be sealed with it, be it of a download.
    await untilSealed(rig.orm.em);
    await expectCoherentLedger(rig.orm.em);
    const change = (content: Buffer) => rig.orm.em.fork().transactional(async (tx) => {
      // As somebody can who owns the database.
      await rows(tx, 'set local session_replication_role = replica');
      await rows(tx, `update report_file set content = $2 where report_id = $1 and format = 'csv'`, [report.id, content]);
    });
    await change(withOneByteChanged(file, chanceOf(SEED)).changed);
    await expect(expectCoherentLedger(rig.orm.em)).rejects.toThrow(/I22/);
    await change(file);
    await expectCoherentLedger(rig.orm.em);
  });

  it('agree with what is computed afresh from the raw verdicts and entries', async () => {
    const { recommendations, recommendationsAr, ...figures } = report.figures!;
    expect(report).toMatchObject({ state: 'done', progress: 100, provisional: false });
    expect(figures).toEqual(await recompute(rig.orm.em, report));
    expect(figures.totalTransactions).toBe(PAYMENTS);
    expect(recommendations.length).toBeGreaterThan(1);
    expect(recommendationsAr).toHaveLength(recommendations.length);
    const live = await admin.compliance.getComplianceReport({ from: report.from, to: report.to });
    expect(live).toEqual(report.figures);
  });

  it('tell a bank of what its own customers paid, and add up to the whole', async () => {
    const officers = [await as('bank.uae'), await as('bank.qatar')];
    const parts = await Promise.all(officers.map((officer) => finished(officer, QUARTER)));
    const [uae, qatar] = parts as [ReportDetailDto, ReportDetailDto];
    for (const part of [uae, qatar]) {
      const { recommendations, recommendationsAr, ...figures } = part.figures!;
      expect(figures).toEqual(await recompute(rig.orm.em, part));
      expect(recommendations).toHaveLength(recommendationsAr.length);
    }
    const sum = (name: 'totalTransactions' | 'flaggedTransactions' | 'rejectedTransactions') =>
      uae.figures![name] + qatar.figures![name];
    expect(sum('totalTransactions')).toBe(report.figures!.totalTransactions);
    expect(sum('flaggedTransactions')).toBe(report.figures!.flaggedTransactions);
    expect(sum('rejectedTransactions')).toBe(report.figures!.rejectedTransactions);
  });

  it('come out the same on a second run, however much happened since', async () => {
    at('2027-05-20T10:00:00Z');
    admin = await as('admin');
    const amina = await as('amina');
    const [from, to] = [await openWallet(amina), await openWallet(amina)];
    await amina.transactions.sendTransaction({ requestBody: sendOf(from, to) });
    const [first] = (await admin.compliance.listReviews({ state: 'open' }));
    await admin.compliance.decideReview({ id: first!.transactionId, requestBody: { decision: 'approve', reason: 'Seen and weighed.' } });
    const again = await finished(admin, QUARTER);
    for (const format of ['json', 'csv'] as const) {
      expect((await bytesOf(again.id, format)).equals(await bytesOf(report.id, format))).toBe(true);
    }
    for (const language of ['en', 'ar'] as const) {
      const [one, other] = [await bytesOf(report.id, 'pdf', language), await bytesOf(again.id, 'pdf', language)];
      const unsigned = one.lastIndexOf('%%EOF', one.indexOf('/ByteRange')) + '%%EOF'.length;
      expect(unsigned).toBeGreaterThan(10_000);
      expect(other.subarray(0, unsigned).equals(one.subarray(0, unsigned))).toBe(true);
    }
    at(AFTER);
    admin = await as('admin');
  });

  it('are known again by their files, and not with one byte changed', async () => {
    const verify = (file: Buffer) => admin.reports.verifyReport({ requestBody: new Blob([new Uint8Array(file)]) });
    const chance = chanceOf(SEED);
    const files = [await bytesOf(report.id, 'pdf'), await bytesOf(report.id, 'pdf', 'ar'),
      await bytesOf(report.id, 'csv'), await bytesOf(report.id, 'json')];
    for (const file of files) {
      const answer = await verify(file);
      expect(answer).toMatchObject({ valid: true, outcome: 'genuine', report: { id: report.id } });
      expect(answer.digest).toBe(createHash('sha256').update(file).digest('hex'));
      for (let n = 0; n < CHANGES; n++) {
        const { changed, at: place } = withOneByteChanged(file, chance);
        expect({ place, ...await verify(changed) }).toMatchObject({ valid: false });
      }
    }
    expect(await verify(Buffer.from('No report'))).toMatchObject({ valid: false, outcome: 'unknown', report: null });
  });

  it('are signed by published keys, which anybody can check', async () => {
    const { keys } = await rig.anonymous.keys.getKeys();
    const jws = await admin.reports.getReportSignature({ id: report.id, format: 'json' });
    const [header = '', , signature = ''] = jws.split('.');
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string };
    const { kty, crv, x } = keys.find((key) => key.kid === kid)!;
    const key = await crypto.subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify']);
    const signed = Buffer.concat([Buffer.from(`${header}.`), await bytesOf(report.id, 'json')]);
    expect(await crypto.subtle.verify('Ed25519', key, Buffer.from(signature, 'base64url'), new Uint8Array(signed))).toBe(true);
    expect(keys.map((known) => known.kid)).toEqual(expect.arrayContaining(report.files.map((file) => file.keyId)));
  });

  itWith(it, needs.pdfsig)('on paper are signed as a foreign reader of signatures wants it', async () => {
    for (const language of ['en', 'ar'] as const) {
      const file = await bytesOf(report.id, 'pdf', language);
      expect(pdfsig(file)).toMatch(/Total document signed[^]*Signature is Valid/);
      expect(pdfsig(withOneByteChanged(file, chanceOf(SEED), [1000, 9000]).changed)).not.toContain('Signature is Valid');
    }
  });

  itWith(it, needs.pdftotext)('on paper are read, copied and found in Arabic as they were written', async () => {
    const file = await bytesOf(report.id, 'pdf', 'ar');
    const words = pdftotext(file);
    expect(words).not.toMatch(/[\ufb50-\ufdff\ufe70-\ufeff]/);
    for (const sentence of ['تقرير الامتثال الشرعي', 'المبادئ الشرعية', 'القواعد التي بنيت عليها الأحكام', '2027-01-01']) {
      expect(words).toContain(sentence);
    }
    const inFile = pdftotext(file, 'file').replaceAll(' ', '');
    for (const advice of report.figures!.recommendationsAr) expect(inFile).toContain(printable(advice).replaceAll(/\s/g, ''));
  });

  it('hold the same figures in every form', async () => {
    const json = JSON.parse((await bytesOf(report.id, 'json')).toString()) as ComplianceReportDto;
    expect(json).toMatchObject({ ...report.figures! });
    const lines = (await bytesOf(report.id, 'csv')).toString().split('\r\n');
    expect(lines).toContain(`summary,,totalTransactions,${report.figures!.totalTransactions}`);
    for (const { network, zakat, charity } of report.figures!.money) {
      expect(lines).toContain(`money,${network},zakat,${zakat}`);
      expect(lines).toContain(`money,${network},charity,${charity}`);
    }
  });

  it.each([
    [{ type: 'custom' }, ['from']], [{ type: 'custom', from: '2027-02-30', to: '2027-03-01' }, ['from']],
    [{ type: 'custom', from: '2027-03-02', to: '2027-03-01' }, ['to', 'from']],
    [{ type: 'monthly', to: '2027-03-01' }, ['to']],
    [{ type: 'custom', from: '2010-01-01', to: '2027-03-01' }, ['to']],
    [{ type: 'daily', timeZone: 'Gulf/Nowhere' }, ['timeZone']],
  ] as const)('refuses %j and names %j', async (requestBody, fields) => {
    await expect(admin.reports.requestReport({ requestBody: { ...requestBody } }))
      .rejects.toMatchObject({ status: 400, details: fields.map((field) => ({ field })) });
  });

  it('refuses a period that has not begun', async () => {
    await expect(admin.reports.requestReport({ requestBody: { type: 'monthly', from: '2030-01-01' } }))
      .rejects.toMatchObject({ status: 422, code: 'PERIOD_NOT_BEGUN' });
  });

  it('says that a period without payments has no score', async () => {
    const empty = await finished(admin, { type: 'custom', from: '2026-01-01', to: '2026-01-02', timeZone: 'Asia/Dubai' });
    expect(empty).toMatchObject({ from: '2025-12-31T20:00:00.000Z', to: '2026-01-02T20:00:00.000Z', overallScore: null });
    expect(empty.figures).toMatchObject({ successPct: null, overallScore: null, totalTransactions: 0 });
  });
});

const makeQuarter = async (
  { amina, yusuf, admin }: Record<'amina' | 'yusuf' | 'admin', ConnectClient>, wallets: WalletDto[],
  at: (moment: number) => void,
): Promise<void> => {
  const [aminas, hers, yusufs, his] = wallets as [WalletDto, WalletDto, WalletDto, WalletDto];
  for (let n = 0; n < PAYMENTS; n++) {
    at(FIRST_DAY + n * DAY_MS + (n % 24) * 3_600_000);
    const isAmina = n % 3 !== 0;
    const [client, from, to] = isAmina ? [amina, aminas, hers] as const : [yusuf, yusufs, his] as const;
    const programmableLogic = n % 5 === 1 ? { zakatAutoSplit: { enabled: true, percentage: 2.5 as const } }
      : n % 7 === 2 ? { escrowEnabled: true } : undefined;
    const requestBody = {
      ...sendOf(from, to, {
        network: from.network, currency: from.currency, amount: n % 11 === 5 ? '61000.00' : `${10 + n * 7}.${10 + n % 90}`,
        memo: MEMOS[n % MEMOS.length]!,
      }),
      ...(programmableLogic ? { programmableLogic } : {}),
    };
    const sent = await client.transactions.sendTransaction({ requestBody }).catch(() => null);
    const id = sent?.transaction_id ?? '';
    if (sent?.status === 'pending' && sent.sub_status === 'in_escrow') {
      at(FIRST_DAY + n * DAY_MS + 80_000_000);
      await client.transactions.releaseEscrow({ id, requestBody: n % 2 === 0 ? { amount: '5.00' } : {} });
      if (n % 4 === 0) await client.transactions.refundEscrow({ id });
    }
    if (sent?.status === 'completed' && n % 10 === 3) {
      await client.transactions.reverseTransaction({ id, requestBody: { reason: 'Sent twice' } });
    }
    if (sent?.sub_status === 'in_review' && n % 2 === 0) {
      const decision = n % 4 === 0 ? 'approve' as const : 'reject' as const;
      await admin.compliance.decideReview({ id, requestBody: { decision, reason: 'Seen and weighed.' } }).catch(() => null);
    }
  }
};
