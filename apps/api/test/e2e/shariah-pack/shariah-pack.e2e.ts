import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, ReviewPlanDto } from '@connect/sdk';
import { startApp, type TestApp } from '../../app.ts';
import { openWallet, sendOf } from '../../people.ts';
import { pdftotext } from '../../pdftotext.ts';
import { faultsOfLog, untilSealed } from '../../sealing.ts';
import { judgedBefore } from '../shariah-reviews/books-lines.ts';
import { approvedPlan, booksOf, drawn } from '../shariah-reviews/review-fixture.ts';

const YEAR = new Date().getUTCFullYear();
const REASON = 'The sale contract was seen and filed.';

interface Pack {
  audience: string; bank: string; provisional: boolean; from: string; to: string; overrides: number;
  figures: { totalTransactions: number; rejectedTransactions: number; flaggedTransactions: number };
  review: {
    plans: { year: number; state: string; areas: number }[];
    samples: { population: number; height: number; seed: string }[];
    papers: Record<string, number>; findings: { class: string; raised: number; open: number }[];
  };
  mapping: { standard: string; rules: string[] }[];
  head: { height: number; root: string; treeSize: number };
}

describe('the annual pack', () => {
  let rig: TestApp;
  let officer: ConnectClient;
  let colleague: ConnectClient;
  let auditor: ConnectClient;
  let stranger: ConnectClient;
  let plan: ReviewPlanDto;

  beforeAll(async () => {
    rig = await startApp();
    const amina = await rig.as('amina');
    [officer, colleague, auditor, stranger] = await Promise.all(
      ['bank.uae', 'noura.uae', 'auditor.uae', 'bank.qatar'].map(rig.as)) as
      [ConnectClient, ConnectClient, ConnectClient, ConnectClient];
    const [from, to] = [await openWallet(amina, '900000.00'), await openWallet(amina, '0.00')];
    const send = async (changes: object): Promise<string> =>
      (await amina.transactions.sendTransaction({ requestBody: sendOf(from, to, changes) })).transaction_id ?? '';
    for (let n = 0; n < 4; n += 1) await send({ amount: `${n + 10}.00` });
    const held = await send({ amount: '60000.00', memo: 'Car purchase' });
    await officer.compliance.decideReview({ id: held, requestBody: { decision: 'approve', reason: REASON } });
    await send({ amount: '60001.00', memo: 'Car purchase' });
    await expect(send({ amount: '50.00', memo: 'interest on the loan' })).rejects.toMatchObject({ status: 422 });
    plan = await approvedPlan(rig);
    const { id } = await officer.shariahReviews.orderReviewSample({ requestBody: {
      itemId: plan.items[0]!.id, method: 'risk', size: 3 } });
    await drawn(officer, id);
    for (const outcome of ['question', 'compliant'] as const) {
      await officer.shariahReviews.writeWorkingPaper({ id, requestBody: {
        position: 1, lookedAt: 'The invoice', outcome, note: REASON } });
    }
    const raise = () => officer.shariahReviews.raiseReviewFinding({ requestBody: {
      planId: plan.id, class: 'major', title: 'No invoice', recommendation: REASON, dueOn: `${YEAR}-12-31` } });
    const finding = await raise();
    await raise();
    await colleague.shariahReviews.takeFindingStep({ id: finding.id, requestBody: {
      kind: 'answer', text: REASON, agrees: true } });
    await officer.shariahReviews.takeFindingStep({ id: finding.id, requestBody: { kind: 'close', text: REASON } });
    await untilSealed(rig.orm.em);
  });
  afterAll(async () => rig.close());

  const packFor = async (audience: 'authority' | 'board') => {
    const { id } = await officer.shariahReviews.requestShariahPack({ requestBody: {
      audience, from: `${YEAR}-01-01`, to: `${YEAR}-12-31`, timeZone: 'Asia/Dubai' } });
    for (;;) {
      const pack = await officer.shariahReviews.getShariahPack({ id });
      if (pack.state !== 'queued') return pack;
      await wait(50);
    }
  };
  const bytesOf = async (client: ConnectClient, id: string, format: 'json' | 'pdf', lang: 'en' | 'ar' = 'en') =>
    Buffer.from(await new Response(
      await client.shariahReviews.downloadShariahPack({ id, format, lang })).arrayBuffer());

  it('says what an independent sum over the exported books says', async () => {
    const made = await packFor('authority');
    expect(made).toMatchObject({ state: 'done', provisional: true, bankName: 'Emirates Sandbox Bank' });
    expect(made.files.map(({ format, language }) => [format, language]))
      .toEqual([['json', null], ['pdf', 'en'], ['pdf', 'ar']]);
    const json = await bytesOf(auditor, made.id, 'json');
    expect(made.files[0]).toMatchObject({ digest: createHash('sha256').update(json).digest('hex'), size: json.length });
    const pack = JSON.parse(json.toString()) as Pack;
    const books = await booksOf(rig);
    const bank = books.records.get('user')?.get('0193a000-0000-7000-8000-000000000002')?.bank_id;
    const own = judgedBefore(books, Number.MAX_SAFE_INTEGER).filter((p) => p.bank === bank
      && p.at >= Date.parse(pack.from) && p.at < Date.parse(pack.to));
    const count = (is: (p: (typeof own)[number]) => boolean): number => own.filter(is).length;
    expect(pack.figures).toMatchObject({
      totalTransactions: own.length, rejectedTransactions: count((p) => p.verdict === 'block'),
      flaggedTransactions: count((p) => p.verdict === 'review'),
    });
    expect(pack.overrides).toBe(count((p) => p.isOverride));
    expect([own.length, pack.overrides, pack.figures.rejectedTransactions]).toEqual([7, 1, 1]);
    expect(books.blocks.find(({ height }) => height === pack.head.height)).toMatchObject({ root: pack.head.root });
    const samples = books.events.filter(({ event }) => event.action === 'review_sample_draw')
      .map(({ event: { details } }) => ({
        population: details.population, height: details.height, seed: details.seed }));
    expect(pack.review.samples).toMatchObject(samples);
    expect(pack.review.plans).toMatchObject([{ year: YEAR, state: 'approved', areas: 1 }]);
    expect(pack.review.papers).toEqual({ compliant: 1, finding: 0, question: 0 });
    const raised = books.events.filter(({ event }) => event.action === 'review_finding_raise').length;
    const closed = books.events.filter(({ event }) => event.action === 'review_finding_close').length;
    expect(pack.review.findings).toEqual([{ class: 'major', raised, open: raised - closed }]);
  });

  it('is signed on paper in English and Arabic, and one changed byte is found', async () => {
    const { id } = await packFor('board');
    const english = await bytesOf(auditor, id, 'pdf');
    expect(pdftotext(english)).toContain('Annual Shari’ah report to the board');
    // The first day is that of the bank, where it begins four hours before it does in UTC.
    expect(pdftotext(english)).toContain(`From ${YEAR}-01-01 up to`);
    expect(pdftotext(await bytesOf(auditor, id, 'pdf', 'ar')).length).toBeGreaterThan(200);
    for (const file of [english, await bytesOf(auditor, id, 'json')]) {
      expect(await officer.reports.verifyReport({ requestBody: new Blob([file]) }))
        .toMatchObject({ valid: true, outcome: 'genuine', document: 'shariah_pack' });
      const changed = Buffer.from(file);
      changed[200]! ^= 1;
      expect(await officer.reports.verifyReport({ requestBody: new Blob([changed]) })).toMatchObject({ valid: false });
    }
    expect(await auditor.shariahReviews.getShariahPackSignature({ id })).toMatch(/^ey[\w-]+\.\.[\w-]+$/);
    await expect(stranger.shariahReviews.getShariahPack({ id })).rejects
      .toMatchObject({ status: 404, code: 'SHARIAH_PACK_NOT_FOUND' });
    await untilSealed(rig.orm.em);
    expect(await faultsOfLog(await rig.as('admin'))).toEqual([]);
  });

  it('maps standards by what rules cite alone', async () => {
    const mapping = await auditor.shariahReviews.getStandardMapping();
    const rules = await auditor.compliance.listRules({});
    for (const { cite, id } of rules) {
      for (const standard of cite) expect(mapping.find((one) => one.standard === standard)?.rules).toContain(id);
    }
    expect(mapping.find(({ standard }) => standard === 'AAOIFI SS 8 (Murabaha)')).toMatchObject({
      products: expect.arrayContaining(['murabaha']), controls: [{ id: 'possession-before-sale', invariants: ['I20'] }, { id: 'debt-never-grows' }] });
  });
});
