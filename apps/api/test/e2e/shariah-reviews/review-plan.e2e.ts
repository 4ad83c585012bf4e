import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, ReviewPlanDto } from '@connect/sdk';
import { startApp, type TestApp } from '../../app.ts';
import { openWallet, sendOf } from '../../people.ts';
import { faultsOfLog, untilSealed } from '../../sealing.ts';
import { judgedBefore } from './books-lines.ts';
import { redraw } from './redraw.ts';
import { booksOf, drawn, newPlan, OFFICER } from './review-fixture.ts';

const REASON = 'The sale contract was seen and filed.';

describe('the annual Shariah review', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let officer: ConnectClient;
  let colleague: ConnectClient;
  let stranger: ConnectClient;
  let admin: ConnectClient;
  let plan: ReviewPlanDto;

  beforeAll(async () => {
    rig = await startApp();
    [amina, officer, colleague, stranger, admin] = await Promise.all(
      ['amina', 'bank.uae', 'noura.uae', 'bank.qatar', 'admin'].map(rig.as)) as
      [ConnectClient, ConnectClient, ConnectClient, ConnectClient, ConnectClient];
    const [from, to] = [await openWallet(amina, '900000.00'), await openWallet(amina, '0.00')];
    const send = async (changes: object): Promise<string> =>
      (await amina.transactions.sendTransaction({ requestBody: sendOf(from, to, changes) })).transaction_id ?? '';
    for (let n = 0; n < 12; n += 1) await send({ amount: `${n + 10}.00` });
    for (let n = 0; n < 3; n += 1) {
      const id = await send({ amount: `6000${n}.00`, memo: 'Car purchase' });
      if (n < 2) await officer.compliance.decideReview({ id, requestBody: { decision: 'approve', reason: REASON } });
    }
    await send({ amount: '40.00', type: 'zakat_split' });
    await expect(send({ amount: '50.00', memo: 'interest on the loan' })).rejects.toMatchObject({ status: 422 });
    await untilSealed(rig.orm.em);
  });
  afterAll(async () => rig.close());

  it('shows the risk of each area, as anybody counts it in an export of the books', async () => {
    const risk = await officer.shariahReviews.getReviewRisk({});
    const books = await booksOf(rig);
    const own = judgedBefore(books, risk.treeSize)
      .filter((p) => p.bank === books.records.get('user')?.get(OFFICER)?.bank_id);
    const count = (area: string, is: (p: (typeof own)[number]) => boolean): number =>
      own.filter((p) => p.area === area && is(p)).length;
    expect(risk.areas.map(({ area }) => area).sort()).toEqual([...new Set(own.map((p) => p.area))].sort());
    const weights = { payments: 1, refusals: 2, reviews: 2, overrides: 3 };
    const is = {
      payments: () => true, refusals: (p: (typeof own)[number]) => p.verdict === 'block',
      reviews: (p: (typeof own)[number]) => p.verdict === 'review', overrides: (p: (typeof own)[number]) => p.isOverride,
    };
    for (const area of risk.areas) {
      const of = Object.fromEntries(Object.entries(is).map(([name, test]) => [name, count(area.area, test)]));
      expect(area).toMatchObject(of);
      const [parts, whole] = Object.entries(weights).reduce<[number, number]>(([sum, all], [name, weight]) => {
        const total = own.filter(is[name as keyof typeof is]).length;
        return total === 0 ? [sum, all] : [sum + (weight * of[name]!) / total, all + weight];
      }, [0, 0]);
      expect(area.score).toBe(Math.round((parts * 1000) / whole));
    }
    expect(risk.areas.find(({ area }) => area === 'send')).toMatchObject({ reviews: 3, overrides: 2, refusals: 1 });
    expect(books.blocks.find(({ height }) => height === risk.height)).toMatchObject({ root: risk.root });
    await expect(stranger.shariahReviews.getReviewRisk({
      bankId: (await officer.auth.me()).bank?.id ?? '' })).rejects.toMatchObject({ status: 404, code: 'BANK_NOT_FOUND' });
  });

  it('holds once somebody else than its maker approved it, and is one of a year', async () => {
    const year = new Date().getUTCFullYear();
    const proposed = await officer.shariahReviews.proposeReviewPlan({ requestBody: newPlan() });
    expect(proposed).toMatchObject({ state: 'proposed', mayDecide: false, maySample: false });
    await expect(officer.shariahReviews.proposeReviewPlan({ requestBody: newPlan() }))
      .rejects.toMatchObject({ status: 409, code: 'REVIEW_PLAN_EXISTS' });
    const decision = { id: proposed.id, requestBody: { decision: 'approve', reason: REASON } } as const;
    await expect(officer.shariahReviews.decideReviewPlan(decision)).rejects
      .toMatchObject({ status: 409, code: 'MAKER_CANNOT_DECIDE' });
    await expect(stranger.shariahReviews.decideReviewPlan(decision)).rejects
      .toMatchObject({ status: 404, code: 'REVIEW_PLAN_NOT_FOUND' });
    await expect(admin.shariahReviews.decideReviewPlan(decision)).rejects.toMatchObject({ status: 403 });
    await expect(officer.shariahReviews.orderReviewSample({ requestBody: {
      itemId: proposed.items[0]!.id, method: 'random', size: 3 } })).rejects
      .toMatchObject({ status: 409, code: 'REVIEW_PLAN_NOT_APPROVED' });
    plan = await colleague.shariahReviews.decideReviewPlan(decision);
    expect(plan).toMatchObject({ state: 'approved', maySample: true, decidedBy: 'Noura Al Suwaidi', year });
    await expect(colleague.shariahReviews.decideReviewPlan(decision)).rejects
      .toMatchObject({ status: 409, code: 'ALREADY_DECIDED' });
    expect(await stranger.shariahReviews.listReviewPlans({})).toEqual([]);
    expect((await admin.shariahReviews.listReviewPlans({})).map(({ id }) => id)).toEqual([plan.id]);
  });

  it('is of a Hijri year as well, and refuses days outside of it and people of elsewhere', async () => {
    const item = { area: 'murabaha', from: '2026-06-16', to: '2027-06-05', ownerId: OFFICER, dueOn: '2027-06-30' } as const;
    const hijri = (changes: object = {}) => officer.shariahReviews.proposeReviewPlan({ requestBody: newPlan({
      calendar: 'hijri', year: 1448, items: [{ ...item, ...changes }] }) });
    await expect(hijri({ from: '2026-06-15' })).rejects.toMatchObject({
      status: 400, details: [{ field: 'items[0].from', code: 'TOO_EARLY' }] });
    await expect(hijri({ to: '2027-06-06' })).rejects.toMatchObject({
      details: [{ field: 'items[0].to', code: 'TOO_LATE' }] });
    await expect(hijri({ ownerId: (await stranger.auth.me()).id })).rejects.toMatchObject({
      details: [{ field: 'items[0].ownerId', code: 'UNKNOWN' }] });
    const made = await hijri();
    expect(made).toMatchObject({ from: '2026-06-15T20:00:00.000Z', to: '2027-06-05T20:00:00.000Z' });
    const refused = await colleague.shariahReviews.decideReviewPlan({
      id: made.id, requestBody: { decision: 'refuse', reason: 'Ijara is missing.' } });
    expect(refused).toMatchObject({ state: 'refused', maySample: false });
    await hijri();
  });

  it.each([['random', null, 5], ['risk', null, 6], ['risk', 'review', 10]] as const)(
    'draws a sample by %s (%s) that an independent script draws again from the books', async (method, verdict, size) => {
      const { id } = await officer.shariahReviews.orderReviewSample({ requestBody: {
        itemId: plan.items[0]!.id, method, size, ...(verdict && { verdict }) } });
      await expect(officer.shariahReviews.orderReviewSample({ requestBody: {
        itemId: plan.items[0]!.id, method, size } })).rejects
        .toMatchObject({ status: 409, code: 'REVIEW_SAMPLE_UNDRAWN', details: { id } });
      const sample = await drawn(colleague, id);
      await expect(officer.shariahReviews.drawReviewSample({ id })).rejects
        .toMatchObject({ status: 409, code: 'ALREADY_DECIDED' });
      await untilSealed(rig.orm.em);
      const again = redraw(await booksOf(rig), id);
      expect(sample).toMatchObject({
        height: again.height, root: again.root, seed: again.seed, population: again.population });
      expect(sample.payments.map(({ transactionId, tickets, key }) => ({ transactionId, tickets, key })))
        .toEqual(again.payments);
      expect(sample.payments).toHaveLength(Math.min(size, again.population));
      expect(again.population).toBe(verdict === 'review' ? 3 : 16);
    });

  it('draws from what stood in the log before the order alone', async () => {
    const { id } = await officer.shariahReviews.orderReviewSample({ requestBody: {
      itemId: plan.items[0]!.id, method: 'random', size: 500 } });
    const [from, to] = [await openWallet(amina, '900.00'), await openWallet(amina, '0.00')];
    const { transaction_id: late } = await amina.transactions.sendTransaction({ requestBody: sendOf(from, to) });
    const sample = await drawn(officer, id);
    expect(sample.payments.map(({ transactionId }) => transactionId)).not.toContain(late);
    expect(sample).toMatchObject({ population: 16 });
  });

  it('shows a sampled payment with its evidence and its proof, and records who read it', async () => {
    const [line] = await officer.shariahReviews.listReviewSamples({ planId: plan.id });
    const sample = await officer.shariahReviews.getReviewSample({ id: line!.id });
    const override = sample.payments.find(({ verdict, status }) => verdict === 'review' && status === 'completed')!;
    const { id: sampleId } = sample;
    const read = await colleague.shariahReviews.readSampledPayment({
      id: sampleId, number: String(override.position) });
    expect(read).toMatchObject({
      transactionId: override.transactionId, memo: 'Car purchase', verdict: { action: 'review' },
      opinions: [{ decision: 'approve', reason: REASON, officer: 'Emirates Bank Officer' }],
    });
    const proof = await officer.shariahReviews.proveSampledPayment({
      id: sampleId, number: String(override.position) });
    expect(proof.event.id).toBe(read.events[0]!.id);
    const [event] = await admin.audit.listAuditEvents({ action: 'review_sample_read' });
    expect(event).toMatchObject({
      resourceId: sampleId, userName: 'Noura Al Suwaidi', details: { transactionId: override.transactionId } });
    for (const number of ['0', '17', 'x', override.transactionId]) {
      await expect(officer.shariahReviews.readSampledPayment({ id: sampleId, number })).rejects
        .toMatchObject({ status: 404, code: 'TRANSACTION_NOT_FOUND' });
    }
    for (const ask of [
      () => stranger.shariahReviews.getReviewSample({ id: sampleId }),
      () => stranger.shariahReviews.readSampledPayment({ id: sampleId, number: '1' }),
      () => stranger.shariahReviews.proveSampledPayment({ id: sampleId, number: '1' }),
      () => stranger.shariahReviews.drawReviewSample({ id: sampleId }),
    ]) await expect(ask()).rejects.toMatchObject({ status: 404, code: 'REVIEW_SAMPLE_NOT_FOUND' });
    await untilSealed(rig.orm.em);
    expect(await faultsOfLog(admin)).toEqual([]);
  });
});
