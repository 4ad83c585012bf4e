import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, ReviewFindingDto, ReviewPlanDto, ReviewSampleDto, WorkingPaperDto } from '@connect/sdk';
import { startApp, type TestApp } from '../../app.ts';
import { openWallet, sendOf } from '../../people.ts';
import { faultsOfLog, untilSealed } from '../../sealing.ts';
import { approvedPlan, drawn } from './review-fixture.ts';

const PAPER = {
  position: 1, lookedAt: 'The invoice and the deed', outcome: 'finding', note: 'There is no deed of possession.',
} as const;

describe('what a Shariah review finds', () => {
  let rig: TestApp;
  let officer: ConnectClient;
  let colleague: ConnectClient;
  let stranger: ConnectClient;
  let auditor: ConnectClient;
  let plan: ReviewPlanDto;
  let sample: ReviewSampleDto;
  let paper: WorkingPaperDto;
  let finding: ReviewFindingDto;

  beforeAll(async () => {
    rig = await startApp();
    const amina = await rig.as('amina');
    [officer, colleague, stranger, auditor] = await Promise.all(
      ['bank.uae', 'noura.uae', 'bank.qatar', 'auditor.uae'].map(rig.as)) as
      [ConnectClient, ConnectClient, ConnectClient, ConnectClient];
    const [from, to] = [await openWallet(amina, '900.00'), await openWallet(amina, '0.00')];
    await amina.transactions.sendTransaction({ requestBody: sendOf(from, to) });
    plan = await approvedPlan(rig);
    const { id } = await officer.shariahReviews.orderReviewSample({ requestBody: {
      itemId: plan.items[0]!.id, method: 'random', size: 1 } });
    sample = await drawn(officer, id);
  });
  afterAll(async () => rig.close());

  const step = (client: ConnectClient, requestBody: Parameters<ConnectClient['shariahReviews']['takeFindingStep']>[0]['requestBody']) =>
    client.shariahReviews.takeFindingStep({ id: finding.id, requestBody });

  it('is written in papers of sampled payments, version after version, with files', async () => {
    paper = await officer.shariahReviews.writeWorkingPaper({ id: sample.id, requestBody: PAPER });
    expect(paper).toMatchObject({ ...PAPER, version: 1, writtenBy: 'Emirates Bank Officer', attachments: [] });
    const second = await colleague.shariahReviews.writeWorkingPaper({ id: sample.id, requestBody: {
      ...PAPER, outcome: 'question' } });
    expect(second).toMatchObject({ version: 2, outcome: 'question' });
    await expect(officer.shariahReviews.writeWorkingPaper({ id: sample.id, requestBody: { ...PAPER, position: 2 } }))
      .rejects.toMatchObject({ status: 400, details: [{ field: 'position', code: 'UNKNOWN' }] });
    await expect(auditor.shariahReviews.writeWorkingPaper({ id: sample.id, requestBody: PAPER }))
      .rejects.toMatchObject({ status: 403 });
    const kept = await officer.shariahReviews.attachToWorkingPaper({
      id: paper.id, name: '../deed.pdf', requestBody: new Blob(['Signed']) });
    expect(kept.attachments).toMatchObject([{ name: 'deed.pdf', size: 6, uploadedBy: 'Emirates Bank Officer' }]);
    await expect(officer.shariahReviews.attachToWorkingPaper({
      id: paper.id, name: 'empty.pdf', requestBody: new Blob([]) })).rejects.toMatchObject({ code: 'ATTACHMENT_EMPTY' });
    const file = await auditor.shariahReviews.downloadPaperAttachment({ id: kept.attachments[0]!.id });
    expect(await new Response(file).text()).toBe('Signed');
    expect((await auditor.shariahReviews.listWorkingPapers({ id: sample.id })).map(({ version }) => version))
      .toEqual([1, 2]);
    await expect(stranger.shariahReviews.listWorkingPapers({ id: sample.id })).rejects.toMatchObject({ status: 404 });
  });

  it('is raised, answered by management, followed up, and closed by somebody who did not answer', async () => {
    finding = await officer.shariahReviews.raiseReviewFinding({ requestBody: {
      planId: plan.id, paperId: paper.id, class: 'major', title: 'Sold before it was possessed',
      recommendation: 'Ask for the deed before the sale.', dueOn: '2026-12-31' } });
    expect(finding).toMatchObject({
      state: 'open', transactionId: sample.payments[0]!.transactionId, actions: ['answer'], dueOn: '2026-12-31' });
    // It is an event of the register at once, and each knows the other.
    const event = await officer.nonCompliance.getNonCompliance({ id: finding.eventId ?? '' });
    expect(event).toMatchObject({
      source: 'sampling', title: finding.title, nature: 'actual', materiality: 'material', state: 'open',
      finding: { id: finding.id, planId: plan.id }, concerned: [{ transactionId: finding.transactionId }] });
    await expect(step(officer, { kind: 'close', text: 'Done' })).rejects
      .toMatchObject({ status: 409, code: 'INVALID_STATE' });
    await expect(step(officer, { kind: 'answer', text: 'Agreed' })).rejects
      .toMatchObject({ status: 400, details: [{ field: 'agrees', code: 'REQUIRED' }] });
    expect(await step(colleague, { kind: 'answer', text: 'Agreed', agrees: true }))
      .toMatchObject({ state: 'answered', actions: ['follow_up'] });
    expect(await step(officer, { kind: 'follow_up', text: 'Half done', dueOn: '2027-02-28' }))
      .toMatchObject({ dueOn: '2027-02-28', actions: ['follow_up', 'close'] });
    await expect(step(colleague, { kind: 'close', text: 'Done' })).rejects
      .toMatchObject({ status: 409, code: 'MAKER_CANNOT_DECIDE' });
    expect(await step(officer, { kind: 'close', text: 'The form asks for it' }))
      .toMatchObject({ state: 'closed', actions: ['reopen'] });
    expect(await step(officer, { kind: 'reopen', text: 'It happened again' })).toMatchObject({ state: 'open' });
    const found = await auditor.shariahReviews.getReviewFinding({ id: finding.id });
    expect(found).toMatchObject({ actions: [] });
    expect(await auditor.shariahReviews.listReviewPlans({})).toMatchObject([{
      drawnCount: 1, sampleCount: 1, openFindingCount: 1, areas: [{ area: 'send', score: expect.any(Number) }] }]);
    expect(found.steps.map(({ kind }) => kind)).toEqual(['answer', 'follow_up', 'close', 'reopen']);
    await expect(stranger.shariahReviews.getReviewFinding({ id: finding.id })).rejects
      .toMatchObject({ status: 404, code: 'REVIEW_FINDING_NOT_FOUND' });
    expect(await stranger.shariahReviews.listReviewFindings({})).toEqual([]);
  });

  it('stands sealed in the log as it was written', async () => {
    const admin = await rig.as('admin');
    await untilSealed(rig.orm.em);
    expect(await faultsOfLog(admin)).toEqual([]);
    const told = await admin.audit.listAuditEvents({ resource: 'review_finding' });
    expect(told.map(({ action }) => action)).toEqual([
      'review_finding_reopen', 'review_finding_close', 'review_finding_follow_up', 'review_finding_answer',
      'review_finding_raise']);
  });
});
