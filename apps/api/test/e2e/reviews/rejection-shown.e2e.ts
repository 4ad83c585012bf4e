import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, PrincipleState, SendResultDto, VerdictDto, WalletDto } from '@connect/sdk';
import { startApp, type TestApp } from '../../app.ts';
import { untilPlaced } from '../../events.ts';
import { openWallet, sendOf } from '../../people.ts';

type States = Record<'riba' | 'gharar' | 'maysir' | 'halal' | 'kyc', PrincipleState>;

const PASSED: States = { riba: 'pass', gharar: 'pass', maysir: 'pass', halal: 'pass', kyc: 'pass' };

/** One payment for each way in which a verdict may stand. */
const VERDICTS: [string, { memo?: string; amount?: string }, Partial<States>, 'allow' | 'review' | 'block'][] = [
  ['passes', { memo: 'School fees' }, {}, 'allow'],
  ['needs review for its trade', { memo: 'tobacco shop' }, { halal: 'review' }, 'review'],
  ['fails', { memo: 'usury' }, { riba: 'fail' }, 'block'],
  // Whoever pays as much is looked at in what they pay afterwards as well.
  ['needs review for its payer', { amount: '60000.00' }, { kyc: 'review' }, 'review'],
  ['needs review for both', { memo: 'tobacco shop', amount: '60000.00' }, { halal: 'review', kyc: 'review' }, 'review'],
  ['fails and needs review', { memo: 'usury', amount: '60000.00' }, { riba: 'fail', kyc: 'review' }, 'block'],
];

describe('how a payment stands by each principle', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let bank: ConnectClient;
  let from: WalletDto;
  let to: WalletDto;

  beforeAll(async () => {
    rig = await startApp();
    [amina, bank] = await Promise.all(['amina', 'bank.uae'].map(rig.as)) as [ConnectClient, ConnectClient];
    from = await openWallet(amina, '900000.00');
    to = await openWallet(await rig.as('yusuf'), '0.00');
  });
  afterAll(() => rig.close());

  const reported = async () => (await bank.compliance.getComplianceReport({ from: '2026-01-01', to: '2030-01-01' })).principles;
  const sent = async (changes: object): Promise<{ id: string; verdict: VerdictDto }> => {
    const answer: unknown = await amina.transactions.sendTransaction({ requestBody: sendOf(from, to, changes) })
      .catch((refusal: unknown) => refusal);
    if (!(answer instanceof Error)) {
      const { transaction_id: id, verdict } = answer as SendResultDto;
      return { id: id ?? '', verdict };
    }
    const { details } = answer as unknown as { details: { transactionId: string; verdict: VerdictDto } };
    return { id: details.transactionId, verdict: details.verdict };
  };

  it.each(VERDICTS)('that %s is told alike by every place', async (_, changes, differing, action) => {
    const states: States = { ...PASSED, ...differing };
    const passes = (...names: (keyof States)[]): boolean => names.every((name) => states[name] === 'pass');
    const told = {
      principles: states, action, ribaCheck: passes('riba'), ghararCheck: passes('gharar', 'maysir'),
      halalCheck: passes('halal'), kycCheck: passes('kyc'),
    };
    const before = await reported();
    const { id, verdict } = await sent(changes);
    expect(verdict).toMatchObject(told);
    expect(await bank.transactions.explainTransaction({ id })).toMatchObject({ ...told, recomputedIdentical: true });
    const asked = { type: 'send' as const, amount: changes.amount ?? '100.00', currency: 'AED' as const, memo: changes.memo ?? 'Invoice 17' };
    expect(await bank.compliance.analyzePayment({ requestBody: asked })).toMatchObject(told);
    const after = await reported();
    const counted = Object.fromEntries(after.map((now, n) => [now.principle, {
      pass: now.passed - (before[n]?.passed ?? 0), review: now.review - (before[n]?.review ?? 0),
      fail: now.failed - (before[n]?.failed ?? 0),
    }]));
    for (const name of Object.keys(states) as (keyof States)[]) {
      expect(counted[name]).toEqual({ pass: 0, review: 0, fail: 0, [states[name]]: 1 });
    }
    if (action !== 'review') return;
    const review = await bank.compliance.getReview({ id });
    expect(review.verdict).toMatchObject(told);
    expect(review.score).toBe(review.verdict.score);
  });
});

describe('who refused a payment', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let bank: ConnectClient;
  let from: WalletDto;
  let to: WalletDto;

  beforeAll(async () => {
    rig = await startApp();
    [amina, bank] = await Promise.all(['amina', 'bank.uae'].map(rig.as)) as [ConnectClient, ConnectClient];
    from = await openWallet(amina, '900000.00');
    to = await openWallet(await rig.as('yusuf'), '0.00');
  });
  afterAll(() => rig.close());

  const REASON = 'The contract does not belong to this payment.';
  const send = async (changes: object) =>
    (await amina.transactions.sendTransaction({ requestBody: sendOf(from, to, changes) })).transaction_id ?? '';
  const refusals: [string, () => Promise<string>][] = [
    ['rules', async () => {
      const failure = await send({ memo: 'usury' }).catch((refusal: unknown) => refusal);
      return (failure as { details: { transactionId: string } }).details.transactionId;
    }],
    ['approver', async () => {
      const id = await send({ programmableLogic: { multiSigRequired: true } });
      await bank.transactions.rejectTransaction({ id });
      return id;
    }],
    ['officer', async () => {
      const id = await send({ amount: '60000.00' });
      await bank.compliance.decideReview({ id, requestBody: { decision: 'reject', reason: REASON } });
      return id;
    }],
  ];

  it.each(refusals)('is told to be: %s', async (rejectedBy, refuse) => {
    const { cursor } = await amina.events.listEvents({ after: 'latest' });
    const id = await refuse();
    for (const client of [amina, bank]) {
      expect(await client.transactions.getTransaction({ id })).toMatchObject({ status: 'rejected', rejectedBy });
      expect(await client.transactions.listTransactions({ q: id })).toMatchObject([{ rejectedBy }]);
    }
    const heard = async () => (await amina.events.listEvents({ after: cursor, types: 'transaction.rejected' })).events;
    await untilPlaced(rig.orm.em);
    expect(await heard()).toMatchObject([{ data: { transactionId: id, status: 'rejected', rejectedBy } }]);
  });

  it('is told with the reason to officers, and without it to the payer', async () => {
    const id = await send({ amount: '60000.00' });
    await bank.compliance.decideReview({ id, requestBody: { decision: 'reject', reason: REASON } });
    const toldTo = async (client: ConnectClient) => JSON.stringify(await client.transactions.getTransaction({ id }));
    expect(await toldTo(bank)).toContain(REASON);
    expect(await toldTo(amina)).not.toContain(REASON);
  });
});
