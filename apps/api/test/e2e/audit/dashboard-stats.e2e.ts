import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { ConnectClient, DashboardStatsDto, WalletDto } from '@connect/sdk';
import { Clock } from '../../../src/platform/clock.ts';
import { row, rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { openWallet, ownWallet, registerNewcomer, sendOf } from '../../people.ts';
import { SEAL_LOCK, untilSealed } from '../../sealing.ts';

interface Payment {
  network: string;
  status: string;
  amount: string;
  score: number;
  /** When it was made, in milliseconds. */
  at: number;
  /** Whether only the payer's side is told of it: it is under review, or compliance rejected it. */
  isWithheld: boolean;
  /** The payer's, then the payee's. */
  owners: string[];
  banks: string[];
}

/** Every payment and every wallet as the tables have them, without any total the application keeps. */
interface Books {
  payments: Payment[];
  wallets: { owner: string; bank: string; is_frozen: boolean }[];
}

const decimal = (minor: bigint): string => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
const percent = (now: bigint, before: bigint): number | null =>
  before === 0n ? null : Math.round((Number(now) / Number(before) - 1) * 1000) / 10;

/** What was paid in this month until now, and what in as much of the last one. */
const alike = (payments: Payment[], now: Date): { current: Payment[]; previous: Payment[] } => {
  const [first, last] = [0, 1].map((back) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)) as
    [number, number];
  const lengthMs = Math.min(now.getTime() - first, first - last);
  const within = (from: number): Payment[] => payments.filter(({ at }) => at >= from && at < from + lengthMs);
  return { current: payments.filter(({ at }) => at >= first), previous: within(last) };
};

type Expected = Partial<Omit<DashboardStatsDto, 'change'>>
  & { change: Pick<DashboardStatsDto['change'], 'transactionsPct' | 'volumePct'> };

type Sight = (owners: string[], banks: string[]) => boolean;

const expectedFrom = (books: Books, isSeen: Sight): Expected => {
  const payments = books.payments.filter(({ isWithheld, owners, banks }) =>
    (isWithheld ? isSeen(owners.slice(0, 1), banks.slice(0, 1)) : isSeen(owners, banks)));
  const volume = (some: Payment[], network: string): bigint => some
    .filter((payment) => payment.status === 'completed' && payment.network === network)
    .reduce((sum, payment) => sum + BigInt(payment.amount), 0n);
  // Both currencies are pegged to the dollar: 3.6725 dirhams and 3.64 riyals.
  const inDirhams = (some: Payment[]): bigint =>
    volume(some, 'uae_dirham') + (volume(some, 'qatar_cbdc') * 36_725n + 18_200n) / 36_400n;
  const { current, previous } = alike(payments, new Date());
  const scoreSum = payments.reduce((sum, payment) => sum + payment.score, 0);
  return {
    totalTransactions: payments.length,
    completedTransactions: payments.filter((payment) => payment.status === 'completed').length,
    totalVolume: decimal(inDirhams(payments)),
    volumeByCurrency: { AED: decimal(volume(payments, 'uae_dirham')), QAR: decimal(volume(payments, 'qatar_cbdc')) },
    averageComplianceScore: payments.length === 0 ? null : Math.round((scoreSum / payments.length) * 10) / 10,
    activeWallets: books.wallets.filter((wallet) => !wallet.is_frozen && isSeen([wallet.owner], [wallet.bank])).length,
    change: {
      transactionsPct: percent(BigInt(current.length), BigInt(previous.length)),
      volumePct: percent(inDirhams(current), inDirhams(previous)),
    },
  };
};

describe('the dashboard', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let payer: WalletDto;
  let payee: WalletDto;

  const books = async (): Promise<Books> => ({
    payments: await rows<Payment>(rig.orm.em.fork(), `
      select t.network, t.status, t.amount_minor as amount, t.compliance_score as score,
             (extract(epoch from t.created_at) * 1000)::float8 as at,
             t.sub_status is not distinct from 'in_review' or t.status = 'rejected' as "isWithheld",
             array[f.owner_id, p.owner_id]::text[] as owners, array[f.bank_id, p.bank_id]::text[] as banks
      from transaction t join wallet f on f.id = t.from_wallet_id join wallet p on p.id = t.to_wallet_id`),
    wallets: await rows(rig.orm.em.fork(), `
      select w.owner_id as owner, w.bank_id as bank, a.is_frozen from wallet w join account a on a.id = w.id`),
  });

  /** Compares the dashboard of an administrator, two banks and two people with the books. */
  const expectTrueDashboards = async (): Promise<void> => {
    const kept = await books();
    for (const username of ['admin', 'bank.uae', 'bank.qatar', 'amina', 'yusuf']) {
      const client = await rig.as(username);
      const { id, role, bank } = await client.auth.me();
      const isSeen: Sight = (owners, banks) =>
        role === 'admin' || (role === 'bank' ? banks.includes(bank?.id ?? '') : owners.includes(id));
      expect({ username, ...await client.dashboard.getDashboardStats() })
        .toMatchObject({ username, ...expectedFrom(kept, isSeen) });
    }
  };

  const busyDay = async (): Promise<void> => {
    for (const [amount, memo] of [['10.00', 'Rent'], ['20.55', 'Books'], ['30.00', 'usury']] as const) {
      await amina.transactions.sendTransaction({ requestBody: sendOf(payer, payee, { amount, memo }) })
        .catch(() => undefined);
    }
    const abroad = await ownWallet(amina, 'qatar_cbdc');
    await amina.transactions.sendTransaction({
      requestBody: sendOf(abroad, await ownWallet(await rig.as('admin'), 'qatar_cbdc'),
        { network: 'qatar_cbdc', currency: 'QAR', amount: '77.77' }),
    });
    const newcomer = await registerNewcomer(rig);
    const wallet = await openWallet(newcomer, '16000.00');
    const bank = await rig.as('bank.uae');
    for (const decision of ['approve', 'reject', null] as const) {
      const { transaction_id: id } = await newcomer.transactions.sendTransaction({
        requestBody: sendOf(wallet, payer, { amount: '4000.00' }),
      });
      if (decision === null) continue;
      const requestBody = { decision, reason: 'The papers were seen.' };
      await bank.compliance.decideReview({ id: id ?? '', requestBody });
    }
    await bank.wallets.freezeWallet({ id: wallet.id, requestBody: { reason: 'Awaiting papers' } });
  };

  beforeAll(async () => {
    rig = await startApp();
    amina = await rig.as('amina');
    payer = await openWallet(amina);
    payee = await ownWallet(await rig.as('yusuf'));
    await untilSealed(rig.orm.em);
  });
  afterAll(() => rig.close());

  it('has nothing to compare with before anybody paid', async () => {
    expect(await amina.dashboard.getDashboardStats()).toMatchObject({
      totalTransactions: 0, totalVolume: '0.00', averageComplianceScore: null, recentTransactions: [],
      change: { transactionsPct: null, volumePct: null },
    });
    await expectTrueDashboards();
  });

  it('shows what the tables say while nothing is sealed yet, and the same once it is', async () => {
    await rig.orm.em.fork().transactional(async (tx) => {
      await row(tx, 'select pg_advisory_xact_lock($1)', [SEAL_LOCK]);
      await busyDay();
      const { unsealed } = await row<{ unsealed: string }>(rig.orm.em.fork(), `
        select count(*) as unsealed from audit_event e where resource = 'transaction'
          and not exists (select 1 from block_leaf l where l.event_id = e.id)`);
      expect(Number(unsealed)).toBeGreaterThan(5);
      await expectTrueDashboards();
    });
    await untilSealed(rig.orm.em);
    await expectTrueDashboards();
  });

  it('compares this month with as much of the last one', async () => {
    const now = new Date();
    const early = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1, 0, 0, 0, 1));
    const late = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1) - 1);
    const pay = async (moment: Date, amount: string): Promise<void> => {
      const then = jest.spyOn(rig.app.get(Clock), 'now').mockReturnValue(moment);
      await amina.transactions.sendTransaction({ requestBody: sendOf(payer, payee, { amount }) });
      then.mockRestore();
    };
    await pay(early, '50.00');
    const { change } = await amina.dashboard.getDashboardStats();
    expect(change.transactionsPct).not.toBeNull();
    await pay(late, '70.00');
    expect((await amina.dashboard.getDashboardStats()).change).toMatchObject({
      transactionsPct: change.transactionsPct, volumePct: change.volumePct,
    });
    await expectTrueDashboards();
    await untilSealed(rig.orm.em);
    await expectTrueDashboards();
  });

  it('never counts a payment twice or not at all while blocks are being sealed', async () => {
    const admin = await rig.as('admin');
    const [one, other] = [await openWallet(admin, '500.00'), await openWallet(admin, '0.00')];
    const { totalTransactions: before } = await admin.dashboard.getDashboardStats();
    for (let n = 1; n <= 60; n++) {
      await admin.transactions.sendTransaction({ requestBody: sendOf(one, other, { amount: '1.00' }) });
      expect((await admin.dashboard.getDashboardStats()).totalTransactions).toBe(before + n);
    }
    await untilSealed(rig.orm.em);
    await expectTrueDashboards();
  });

  it('shows the newest five payments, fundings left out', async () => {
    await amina.wallets.fundWallet({ id: payer.id, requestBody: { amount: '1.00' } });
    const { recentTransactions } = await amina.dashboard.getDashboardStats();
    expect(recentTransactions).toHaveLength(5);
    expect(recentTransactions).toEqual((await amina.transactions.listTransactions({ type: 'send', limit: 5 })));
  });
});
