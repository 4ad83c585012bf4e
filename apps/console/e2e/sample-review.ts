import { type APIRequestContext, expect } from '@playwright/test';
import type { Session } from '../src/api/session.slice.ts';
import { headersAs, headersOf, newPerson } from './people.ts';
import { openWallet } from './screens.ts';

/** A bank of its own, the people of its Shariah review, and payments that there is something to say of. */
export interface ReviewedBank { officer: Session; colleague: Session; scholar: Session; auditor: Session }

/** Asks the API for something as somebody, and answers what it said. */
async function ask<Answer>(
  request: APIRequestContext, who: Session, path: string, data: object,
): Promise<Answer> {
  const answer = await request.post(path, { headers: headersOf(who), data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return await answer.json() as Answer;
}

export async function makeReviewedBank(request: APIRequestContext, name?: string): Promise<ReviewedBank> {
  const made = await request.post('/api/v1/banks', {
    headers: await headersAs(request), data: { name: name ?? `Bank ${crypto.randomUUID().slice(0, 8)}` } });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = await made.json() as { id: string };
  // Whoever is paid decides nothing about the payment.
  const [officer, colleague, scholar, auditor, payee] = await Promise.all(
    (['bank', 'bank', 'scholar', 'auditor', 'user'] as const).map((role) => newPerson(request, role, id))) as
    [Session, Session, Session, Session, Session];
  const [from, to] = await Promise.all([
    openWallet(request, officer, '500000.00'), openWallet(request, payee, '10.00')]);
  const pay = (changes: object) => request.post('/api/v1/transactions/send', {
    headers: headersOf(officer), data: {
      type: 'send', network: 'uae_dirham', currency: 'AED', fromAddress: from.address, toAddress: to.address,
      amount: '120.00', memo: 'Rent of the shop', ...changes,
    },
  });
  for (const amount of ['1250.00', '380.00', '42.50', '9100.00']) expect((await pay({ amount })).ok()).toBe(true);
  const held = await pay({ amount: '60000.00', memo: 'Car purchase' });
  const { transaction_id: heldId } = await held.json() as { transaction_id: string };
  await ask(request, colleague, `/api/v1/compliance/reviews/${heldId}/decide`, {
    decision: 'approve', reason: 'The sale contract was seen and filed.' });
  expect((await pay({ amount: '50.00', memo: 'interest on the loan' })).status()).toBe(422);
  return { officer, colleague, scholar, auditor };
}

/** A plan in its course: approved, a sample drawn, papers written, findings raised and answered. */
export async function makeSampleReview(request: APIRequestContext): Promise<{ planId: string } & ReviewedBank> {
  const bank = await makeReviewedBank(request, `Gulf Sandbox Bank ${crypto.randomUUID().slice(0, 4)}`);
  const { officer, colleague, scholar } = bank;
  const year = new Date().getFullYear();
  const days = { from: `${year}-01-01`, to: `${year}-12-31`, ownerId: officer.user.id, dueOn: `${year}-12-31` };
  const plan = await ask<{ id: string; items: { id: string }[] }>(request, officer, '/api/v1/shariah-reviews/plans', {
    calendar: 'gregorian', year, timeZone: 'Asia/Dubai', note: 'Transfers first: officers let the largest of them pass.',
    items: ['send', 'murabaha', 'ijara'].map((area) => ({ area, ...days })),
  });
  await ask(request, scholar, `/api/v1/shariah-reviews/plans/${plan.id}/decision`, {
    decision: 'approve', reason: 'It covers what officers let pass.' });
  const { id } = await ask<{ id: string }>(request, officer, '/api/v1/shariah-reviews/samples', {
    itemId: plan.items[0]?.id, method: 'risk', size: 5 });
  const draw = () => request.post(`/api/v1/shariah-reviews/samples/${id}/draw`, { headers: headersOf(officer) });
  await expect.poll(async () => (await draw()).status()).not.toBe(409);
  const paper = (position: number, outcome: string) => ask<{ id: string }>(
    request, officer, `/api/v1/shariah-reviews/samples/${id}/papers`, {
      position, outcome, lookedAt: 'The invoice, and what the officer wrote when it was held.',
      note: outcome === 'compliant' ? 'The goods and the price are named.' : 'The invoice names no goods.',
    });
  await paper(2, 'compliant');
  const { id: paperId } = await paper(1, 'finding');
  const raise = (changes: object) => ask<{ id: string }>(request, officer, '/api/v1/shariah-reviews/findings', {
    planId: plan.id, class: 'major', title: 'An invoice without goods was let pass',
    recommendation: 'Ask for the goods on every invoice above 50,000.00 AED.', dueOn: `${year}-12-20`, ...changes });
  const first = await raise({ paperId });
  await ask(request, colleague, `/api/v1/shariah-reviews/findings/${first.id}/steps`, {
    kind: 'answer', agrees: true, text: 'Agreed: the form asks for the goods from January on.' });
  await raise({ class: 'minor', title: 'The purpose code is missing on rents', recommendation: 'Name it in the form.' });
  for (const audience of ['authority', 'board']) {
    const pack = await ask<{ id: string }>(request, officer, '/api/v1/shariah-packs', {
      audience, from: days.from, to: days.to, timeZone: 'Asia/Dubai' });
    await expect.poll(async () => (await (await request.get(`/api/v1/shariah-packs/${pack.id}`, {
      headers: headersOf(officer) })).json() as { state: string }).state).toBe('done');
  }
  return { planId: plan.id, ...bank };
}
