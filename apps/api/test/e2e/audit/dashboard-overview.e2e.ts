import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, DashboardOverviewDto, WalletDto } from '@connect/sdk';
import { rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { openWallet, ownWallet, registerNewcomer, sendOf } from '../../people.ts';
import { untilSealed } from '../../sealing.ts';

interface Judged {
  network: string;
  status: string;
  amount: string;
  action: string;
  principles: Record<string, string>;
  rules: string[];
  payer_bank: string;
  payee_bank: string;
}

const decimal = (minor: bigint): string => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

describe('what the dashboard shows of thirty days', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let payer: WalletDto;

  const judged = (): Promise<Judged[]> => rows<Judged>(rig.orm.em.fork(), `
    select t.network, t.status, t.amount_minor as amount, v.action, v.result -> 'principles' as principles,
           array(select distinct f ->> 'ruleId' from json_array_elements(v.result -> 'findings') f) as rules,
           f.bank_id::text as payer_bank, p.bank_id::text as payee_bank
    from transaction t join verdict v on v.transaction_id = t.id
    join wallet f on f.id = t.from_wallet_id join wallet p on p.id = t.to_wallet_id`);

  const outcomes = (some: Judged[]): Pick<DashboardOverviewDto, 'judged' | 'principles' | 'rules'> => {
    const states = (principle: string, state: string): number =>
      some.filter(({ principles }) => principles[principle] === state).length;
    const rules = [...new Set(some.flatMap((one) => one.rules))].map((ruleId) => {
      const found = some.filter((one) => one.rules.includes(ruleId));
      const by = (action: string): number => found.filter((one) => one.action === action).length;
      return { ruleId, transactions: found.length, held: by('review'), refused: by('block') };
    });
    return {
      judged: some.length,
      principles: (['riba', 'gharar', 'maysir', 'halal', 'kyc'] as const).map((principle) => ({
        principle, passed: states(principle, 'pass'), review: states(principle, 'review'),
        failed: states(principle, 'fail'),
      })),
      rules: rules.sort((a, b) => b.transactions - a.transactions || (a.ruleId < b.ruleId ? -1 : 1)).slice(0, 5),
    };
  };

  const expectTrueOverviews = async (): Promise<void> => {
    const kept = await judged();
    for (const username of ['admin', 'bank.uae', 'bank.qatar']) {
      const client = await rig.as(username);
      const { role, bank } = await client.auth.me();
      const mine = kept.filter((one) => role === 'admin' || one.payer_bank === bank?.id);
      const seen = kept.filter((one) => role === 'admin' || one.payer_bank === bank?.id
        || (one.payee_bank === bank?.id && one.status !== 'rejected' && one.action === 'allow'));
      const overview = await client.dashboard.getDashboardOverview();
      expect({ username, ...overview }).toMatchObject({ username, ...outcomes(mine) });
      const today = overview.days.slice(-2);
      expect(today.map(({ network, transactions, completed, volume }) => [network, transactions, completed, volume]))
        .toEqual(['uae_dirham', 'qatar_cbdc'].map((network) => {
          const on = seen.filter((one) => one.network === network);
          const completed = on.filter(({ status }) => status === 'completed');
          const volume = completed.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
          return [network, on.length, completed.length, decimal(volume)];
        }));
    }
  };

  beforeAll(async () => {
    rig = await startApp();
    amina = await rig.as('amina');
    payer = await openWallet(amina);
    await untilSealed(rig.orm.em);
  });
  afterAll(() => rig.close());

  it('is thirty days of nothing before anybody paid', async () => {
    const { days, judged: count, rules, principles } = await (await rig.as('bank.uae')).dashboard.getDashboardOverview();
    expect([days.length, count, rules.length, principles.length]).toEqual([60, 0, 0, 5]);
    expect(days.every(({ transactions, volume }) => transactions === 0 && volume === '0.00')).toBe(true);
    expect(new Set(days.map(({ day }) => day)).size).toBe(30);
    expect(days.at(-1)?.day).toBe(new Date().toISOString().slice(0, 10));
  });

  it('tells each bank of what its own customers paid, sealed or not, and never of the findings of another', async () => {
    const payee = await ownWallet(await rig.as('yusuf'));
    for (const [amount, memo] of [['10.00', 'Rent'], ['30.00', 'usury'], ['20.55', 'loan with interest']] as const) {
      await amina.transactions.sendTransaction({ requestBody: sendOf(payer, payee, { amount, memo }) })
        .catch(() => undefined);
    }
    const newcomer = await registerNewcomer(rig);
    await newcomer.transactions.sendTransaction({
      requestBody: sendOf(await openWallet(newcomer, '16000.00'), payer, { amount: '4000.00' }),
    });
    await expectTrueOverviews();
    await untilSealed(rig.orm.em);
    await expectTrueOverviews();
    const own = await amina.dashboard.getDashboardOverview();
    expect([own.principles, own.rules]).toEqual([[], []]);
    expect(own.days.every(({ held }) => held === 0)).toBe(true);
  });

  it('says what waits to those alone who may act on it', async () => {
    const needs = async (client: ConnectClient): Promise<Record<string, number>> => Object.fromEntries(
      (await client.dashboard.getDashboardNeeds()).needs.map(({ need, count }) => [need, count]));
    const [admin, uae, qatar] = await Promise.all(['admin', 'bank.uae', 'bank.qatar'].map((name) => rig.as(name)));
    expect(await needs(amina)).toEqual({ recalls: 0, contracts: 0, webhooks: 0, escrow: 0 });
    const [before, beforeElsewhere] = [await needs(uae as ConnectClient), await needs(qatar as ConnectClient)];
    const wanted = sendOf(payer, await ownWallet(await rig.as('yusuf')), { amount: '12.00' });
    await amina.transactions.sendTransaction({
      requestBody: { ...wanted, programmableLogic: { multiSigRequired: true, quorum: 2 } },
    });
    await amina.transactions.sendTransaction({
      requestBody: { ...wanted, programmableLogic: { escrowEnabled: true } },
    });
    expect(await needs(uae as ConnectClient)).toEqual({ ...before, approvals: (before['approvals'] ?? 0) + 1 });
    expect(await needs(qatar as ConnectClient)).toEqual(beforeElsewhere);
    expect(await needs(amina)).toMatchObject({ escrow: 1 });
    const [waiting] = await (uae as ConnectClient).transactions.listTransactions({ status: 'pending', limit: 2 })
      .then((found) => found.filter(({ subStatus }) => subStatus === 'awaiting_approval'));
    await (uae as ConnectClient).transactions.approveTransaction({ id: waiting?.id ?? '' });
    // Nobody signs twice, so it waits for another officer from here on.
    expect(await needs(uae as ConnectClient)).toEqual(before);
    expect((await needs(admin as ConnectClient))['approvals']).toBeGreaterThanOrEqual(1);
  });
});
