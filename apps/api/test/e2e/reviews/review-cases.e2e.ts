import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, ReviewDto } from '@connect/sdk';
import { rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet, sendOf } from '../../people.ts';
import { untilSealed } from '../../sealing.ts';

const REASON = 'The sale contract was seen and filed.';

describe('cases of payments under review', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let bank: ConnectClient;
  let qatar: ConnectClient;
  let admin: ConnectClient;
  let from: { address: string };
  let to: { address: string };

  beforeAll(async () => {
    rig = await startApp();
    [amina, bank, qatar, admin] = await Promise.all(['amina', 'bank.uae', 'bank.qatar', 'admin'].map(rig.as)) as
      [ConnectClient, ConnectClient, ConnectClient, ConnectClient];
    from = await openWallet(amina, '5000000.00');
    to = await openWallet(await rig.as('yusuf'), '0.00');
  });
  afterAll(async () => {
    // No event tells of a case that was made older.
    await age('Waits a day', -30);
    await age('Waits a week', -200);
    await expectCoherentLedger(rig.orm.em);
    await rig.close();
  });

  // Large and without a source of funds, which the rules send to an officer.
  const hold = async (changes: { amount?: string; memo?: string } = {}, client = amina): Promise<string> =>
    (await client.transactions.sendTransaction({ requestBody: sendOf(from, to, { amount: '60000.00', ...changes }) }))
      .transaction_id ?? '';
  const decide = (client: ConnectClient, id: string, decision: 'approve' | 'reject') =>
    client.compliance.decideReview({ id, requestBody: { decision, reason: REASON } });
  const idsOf = (reviews: ReviewDto[]): string[] => reviews.map((review) => review.transactionId);
  const age = (id: string, hours: number) => rows(rig.orm.em.fork(), `
    alter table review_case disable trigger review_case_guard;
    update review_case c set opened_at = c.opened_at - interval '${hours} hours' from transaction t
    where t.id = c.transaction_id and t.memo = '${id}';
    alter table review_case enable trigger review_case_guard;`);

  it('open with the hold and show what an officer needs to begin', async () => {
    const id = await hold({ memo: 'Car purchase' });
    const [review] = await bank.compliance.listReviews({ state: 'open', q: id });
    const me = await amina.auth.me();
    expect(review).toMatchObject({
      transactionId: id, amount: '60000.00', currency: 'AED', network: 'uae_dirham', memo: 'Car purchase', score: 75,
      payer: { address: from.address, name: me.name }, payee: { address: to.address }, rules: ['KYC-003'],
      findings: { prohibit: 0, flag: 1, advise: 0 }, state: 'open', decision: null, officersNeeded: 1, opinions: [],
      assignee: null, endedAt: null, ageSeconds: expect.any(Number), ageing: 'under_24h',
    });
  });

  it('show the verdict, the timeline and what both parties lately did', async () => {
    const paid = (await amina.transactions.sendTransaction({ requestBody: sendOf(from, to, { memo: 'Fuel' }) }))
      .transaction_id;
    const id = await hold();
    const review = await bank.compliance.getReview({ id });
    expect(review.verdict).toMatchObject({ action: 'review', recomputedIdentical: true, facts: { amount: '60000.00' } });
    expect(review.verdict.findings.map((finding) => finding.ruleId)).toEqual(['KYC-003']);
    expect(review.timeline.map((step) => step.action)).toEqual(['transaction_send']);
    expect(review.payerActivity.recent.map((t) => t.transactionId)).toContain(paid);
    expect(review.payerActivity.recent.map((t) => t.transactionId)).not.toContain(id);
    expect(review.payeeActivity).toMatchObject({ address: to.address });
    expect(review.mayDecide).toBe(true);
  });

  it('show nothing of a stranger’s other payments', async () => {
    const yusuf = await rig.as('yusuf');
    const elsewhere = await openWallet(yusuf, '0.00');
    const wallet = (await yusuf.wallets.listWallets({ limit: 200 })).find((own) => own.address === to.address);
    await yusuf.wallets.fundWallet({ id: wallet?.id ?? '', requestBody: { amount: '10.00' } });
    const own = await yusuf.transactions.sendTransaction({ requestBody: sendOf(to, elsewhere, { amount: '5.00' }) });
    const id = await hold();
    const seenBy = async (client: ConnectClient) =>
      (await client.compliance.getReview({ id })).payeeActivity.recent.map((t) => t.transactionId);
    expect(await seenBy(bank)).not.toContain(own.transaction_id);
    expect(await seenBy(admin)).toContain(own.transaction_id);
  });

  it('are for the payer’s bank and the administrator alone', async () => {
    const id = await hold();
    expect(idsOf(await admin.compliance.listReviews({ state: 'open' }))).toContain(id);
    expect(idsOf(await qatar.compliance.listReviews({}))).not.toContain(id);
    for (const ask of [
      qatar.compliance.getReview({ id }), qatar.compliance.assignReview({ id, requestBody: { assignee: 'me' } }),
    ]) await expect(ask).rejects.toMatchObject({ status: 404, code: 'REVIEW_NOT_FOUND' });
    await expect(amina.compliance.getReview({ id })).rejects.toMatchObject({ status: 403 });
  });

  it('come oldest first, page by page, and by every filter', async () => {
    const ids = [await hold({ memo: 'Page one' }), await hold({ memo: 'Page two' }), await hold({ memo: 'Page three' })];
    const query = { state: 'open', q: 'page', limit: 2 } as const;
    const first = idsOf(await bank.compliance.listReviews(query));
    expect(first).toEqual(ids.slice(0, 2));
    expect(idsOf(await bank.compliance.listReviews({ ...query, after: first[1] }))).toEqual(ids.slice(2));
    expect(idsOf(await bank.compliance.listReviews({ q: 'page' }))).toEqual(ids.toReversed());
    expect(idsOf(await bank.compliance.listReviews({ q: 'page', network: 'qatar_cbdc' }))).toEqual([]);
    await expect(bank.compliance.listReviews({ after: 'nonsense' })).rejects.toMatchObject({ status: 400 });
  });

  it('are sorted by how long they have waited', async () => {
    const before = await bank.compliance.getReviewStats();
    await hold({ memo: 'Waits a day' });
    const old = await hold({ memo: 'Waits a week' });
    // What was sealed of them is what they are again in the end.
    await untilSealed(rig.orm.em);
    await age('Waits a day', 30);
    await age('Waits a week', 200);
    const found = await bank.compliance.listReviews({ q: 'Waits', state: 'open' });
    expect(found.map((review) => review.ageing)).toEqual(['under_72h', 'older']);
    expect(idsOf(await bank.compliance.listReviews({ q: 'Waits', olderThanHours: 72 }))).toEqual([old]);
    const after = await bank.compliance.getReviewStats();
    expect(after).toMatchObject({
      open: before.open + 2,
      ageing: { ...before.ageing, under_72h: before.ageing.under_72h + 1, older: before.ageing.older + 1 },
    });
  });

  it('are handed to an officer who may decide them, and to nobody else', async () => {
    const id = await hold();
    const me = await bank.auth.me();
    const assign = (assignee: string | null) => bank.compliance.assignReview({ id, requestBody: { assignee } });
    const mine = await assign('me');
    expect(mine.assignee).toEqual({ id: me.id, name: me.name });
    expect(mine.timeline.map((step) => step.action)).toEqual(['transaction_send', 'review_assign']);
    expect(idsOf(await bank.compliance.listReviews({ assignee: 'me', q: id }))).toEqual([id]);
    for (const client of [amina, qatar]) {
      await expect(assign((await client.auth.me()).id)).rejects
        .toMatchObject({ status: 422, code: 'ASSIGNEE_CANNOT_DECIDE', details: [{ field: 'assignee' }] });
    }
    expect((await assign(null)).assignee).toBeNull();
    expect(idsOf(await bank.compliance.listReviews({ assignee: 'none', q: id }))).toEqual([id]);
    await decide(bank, id, 'approve');
    await expect(assign('me')).rejects.toMatchObject({ status: 409, code: 'INVALID_STATE' });
  });

  it('end with a decision, and count in the share that was paid', async () => {
    const [paid, refused] = [await hold(), await hold()];
    const before = await bank.compliance.getReviewStats();
    expect(await decide(bank, paid, 'approve')).toMatchObject({ status: 'completed', state: 'decided' });
    expect(await decide(bank, refused, 'reject')).toMatchObject({ status: 'rejected', state: 'decided' });
    const after = await bank.compliance.getReviewStats();
    expect(after.decided).toBe(before.decided + 2);
    expect(after.open).toBe(before.open - 2);
    const [review] = await bank.compliance.listReviews({ state: 'decided', q: paid });
    const officer = await bank.auth.me();
    expect(review).toMatchObject({
      decision: 'approve', opinions: [{ officer: { id: officer.id }, decision: 'approve', reason: REASON }],
    });
    const share = await admin.compliance.getReviewStats();
    expect(share.releasedShare).toBeGreaterThan(0);
    expect(share.releasedShare).toBeLessThan(100);
  });

  it('I16: of a large payment need two officers who agree', async () => {
    const id = await hold({ amount: '250000.00' });
    expect(await decide(bank, id, 'approve')).toEqual({ transactionId: id, status: 'pending', state: 'open' });
    await expect(decide(bank, id, 'approve')).rejects.toMatchObject({ status: 409, code: 'ALREADY_DECIDED' });
    expect(await amina.wallets.getWalletBalance({ id: from.address })).not.toMatchObject({ held: '0.00' });
    expect(await admin.compliance.getReview({ id })).toMatchObject({
      state: 'open', officersNeeded: 2, opinions: [{ decision: 'approve' }] });
    expect(await decide(admin, id, 'approve')).toMatchObject({ status: 'completed', state: 'decided' });
  });

  it('I16: stay open while two officers disagree, until one changes their mind', async () => {
    const id = await hold({ amount: '250000.00' });
    await decide(bank, id, 'approve');
    expect(await decide(admin, id, 'reject')).toMatchObject({ status: 'pending', state: 'open' });
    expect(await decide(bank, id, 'reject')).toMatchObject({ status: 'rejected', state: 'decided' });
  });

  it('I16: cannot be left in the database without the decision', async () => {
    await hold({ memo: 'Left behind' });
    const leave = (status: string) => rows(rig.orm.em.fork(), `
      update transaction set status = '${status}', sub_status = null, completed_at = case '${status}' when 'completed' then now() end
      where memo = 'Left behind'`);
    await expect(leave('completed')).rejects.toThrow('I16');
    await expect(rows(rig.orm.em.fork(), `
      update review_case c set state = 'decided', decision = 'approve', ended_at = now() from transaction t
      where t.id = c.transaction_id and t.memo = 'Left behind'`)).rejects.toThrow('I16');
    await expect(rows(rig.orm.em.fork(), 'delete from review_case')).rejects.toThrow('I16');
  });

  it('tell the payer neither who proposed what nor what an officer wrote', async () => {
    const id = await hold({ amount: '250000.00' });
    await decide(bank, id, 'approve');
    const told = async () => JSON.stringify([
      await amina.transactions.getTransaction({ id }), await amina.transactions.explainTransaction({ id }),
      await amina.audit.listAuditEvents({ limit: 200 }),
    ]);
    expect(await told()).not.toMatch(/review_propose|contract was seen/);
    await decide(admin, id, 'approve');
    expect(await told()).not.toMatch(/review_propose|contract was seen/);
    expect(JSON.stringify(await bank.transactions.getTransaction({ id }))).toMatch(/contract was seen/);
  });
});
