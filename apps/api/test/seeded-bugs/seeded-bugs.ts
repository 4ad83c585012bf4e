import { AccountBook } from '../../src/ledger/account-book.ts';
import { Ledger } from '../../src/ledger/ledger.ts';
import type { Posting } from '../../src/ledger/posting.ts';
import { SendBatch } from '../../src/modules/batches/send-batch.use-case.ts';
import { TransferAcross } from '../../src/modules/cross-border/transfer-across.use-case.ts';
import { ExpireTransactions } from '../../src/modules/lifecycle/expire-transactions.use-case.ts';
import { PaymentEditor } from '../../src/modules/lifecycle/payment-editor.service.ts';
import type { Payment } from '../../src/modules/lifecycle/payment.ts';
import { TransactionLog } from '../../src/modules/transfers/transaction-log.service.ts';
import { WalletDirectory } from '../../src/modules/wallets/wallet-directory.service.ts';
import { rows } from '../../src/platform/database/sql.ts';
import { EventLog, type AuditInput } from '../../src/platform/event-log.ts';
import { UnitOfWork } from '../../src/platform/unit-of-work.ts';
import type { TestApp } from '../app.ts';
import { replace } from './sabotage.ts';

/** The checks that stand over the ledger. */
export type Check = 'stories' | 'coherence' | 'race';

/** One way in which the bank could be wrong. */
export interface SeededBug {
  name: string;
  /** The check that has to see it. */
  caughtBy: Check;
  /** What the failure names: the invariant that is broken, or the guard that stops the bug before it breaks one. */
  shows?: string;
  sow: (rig: TestApp) => unknown;
  /** Whether it is sown in every run of the tests. */
  isTelling?: boolean;
}

/** The parts of three providers that only they call. */
interface WritesPostings { postings: (...args: unknown[]) => Posting[] }
interface MakesPayments { make: (parts: readonly { accept: () => void }[]) => Promise<unknown> }
interface WritesVerdicts { recordVerdicts: (...args: unknown[]) => Promise<void> }

const part = <Provider>({ app }: TestApp, token: abstract new (...args: never[]) => Provider): Provider =>
  app.get(token, { strict: false });

const statements = async ({ orm }: TestApp, ...texts: string[]): Promise<void> => {
  for (const text of texts) await rows(orm.em.fork(), text);
};

/** Opens payments with something about them misread. */
const misread = (rig: TestApp, change: (payment: Payment) => Partial<Payment>): void => {
  replace(part(rig, PaymentEditor), 'lockAll', (lockAll) => async (...args) =>
    (await lockAll(...args)).map((open) => ({ ...open, payment: { ...open.payment, ...change(open.payment) } })));
};

/** Applies other postings than were asked for. */
const misapply = (change: (postings: readonly Posting[], firstNumber: number) => readonly Posting[]): void => {
  replace(AccountBook.prototype, 'apply', (apply) => (id, postings, first) =>
    apply(id, change(postings, first ?? 0), first));
};

/** Makes other postings of an exchange than it needs. */
const misroute = (rig: TestApp, change: (postings: Posting[]) => Posting[]): void => {
  replace(part(rig, TransferAcross) as unknown as WritesPostings, 'postings', (postings) =>
    (...args) => change(postings(...args)));
};

/** Tells the log something else than what happened. */
const mislog = (rig: TestApp, change: (events: AuditInput[]) => AuditInput[]): void => {
  replace(part(rig, EventLog), 'record', (record) => (tx, events) => record(tx, change(events)));
};

const roundedDown = (postings: readonly Posting[]): readonly Posting[] => {
  const minorOf = (purpose: string): bigint => postings.find((p) => p.purpose === purpose)?.amountMinor ?? 0n;
  // What divides by forty has an exact fortieth; the rest loses what it was rounded up by.
  if (minorOf('zakat') < 2n || (minorOf('zakat') + minorOf('principal')) % 40n === 0n) return postings;
  const changes: Readonly<Record<string, bigint>> = { zakat: -1n, principal: 1n };
  return postings.map((p) => ({ ...p, amountMinor: p.amountMinor + (changes[p.purpose] ?? 0n) }));
};

const oneTooFew = ({ quorum }: Payment): Partial<Payment> => ({ quorum: quorum === null ? null : quorum - 1 });

export const SEEDED_BUGS: readonly SeededBug[] = [
  {
    name: 'accounts are read without a lock', caughtBy: 'race', isTelling: true,
    // Two entries of one number meet at their primary key.
    sow: (rig) => { 
      replace(part(rig, Ledger), 'lock', (_, ledger) => (tx, ids) => ledger.read(tx, ids));
      replace(part(rig, Ledger), 'lockWallets', (_, ledger) => (tx, addresses) => ledger.readWallets(tx, addresses));
    },
  },
  {
    name: 'an entry number is used twice', caughtBy: 'coherence', shows: 'I7',
    sow: async (rig) => {
      await statements(rig, 'alter table entry drop constraint entry_pkey');
      const stepBack = (book: AccountBook, ids: readonly string[]): AccountBook => {
        for (const account of [...new Set(ids)].map((id) => book.account(id))) {
          if (account.sequence > 2n) Object.assign(account, { sequence: account.sequence - 1n });
        }
        return book;
      };
      replace(part(rig, Ledger), 'lock', (lock) => async (tx, ids) => stepBack(await lock(tx, ids), ids));
      replace(part(rig, Ledger), 'lockWallets', (lock) => async (tx, addresses) => stepBack(
        await lock(tx, addresses),
        (await rows<{ id: string }>(tx, 'select id from wallet where lower(address) = any($1::text[])', [addresses]))
          .map(({ id }) => id)));
    },
  },
  {
    name: 'keys are neither asked nor kept', caughtBy: 'stories',
    sow: (rig) => {
      replace(part(rig, UnitOfWork), 'runSteps', (_, unit) => (commands, steps) => unit.commit(async (tx) => {
        const { outcomes, saving } = await steps.execute(tx, commands, await steps.open(tx, commands));
        await saving;
        return outcomes;
      }));
    },
  },
  {
    name: 'keys are claimed without a lock', caughtBy: 'race',
    // A function of the same name, found first, that locks nothing; the sessions that know the right one are ended.
    // Two answers under one key meet at their primary key.
    sow: (rig) => statements(rig,
      `create function public.pg_advisory_xact_lock(bigint) returns void language sql as ''`,
      `do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$`,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`),
  },
  {
    name: 'money that is held can be spent', caughtBy: 'stories', shows: 'I3', isTelling: true,
    sow: () => {
      replace(AccountBook.prototype, 'canPay', (_, book) => (id, minor) => book.account(id).postedMinor >= minor);
    },
  },
  {
    name: 'one approval too few is enough', caughtBy: 'stories', shows: 'I13',
    sow: (rig) => { misread(rig, oneTooFew); },
  },
  {
    name: 'one approval too few is enough, and nothing guards it', caughtBy: 'coherence', shows: 'I13',
    sow: async (rig) => {
      await statements(rig, 'alter table transaction disable trigger transaction_guard');
      misread(rig, oneTooFew);
    },
  },
  {
    name: 'a maker approves their own payment', caughtBy: 'stories', shows: 'MAKER_CANNOT_DECIDE',
    sow: (rig) => { misread(rig, () => ({ conflict: null })); },
  },
  { name: 'zakat is rounded down', caughtBy: 'coherence', shows: 'I14', sow: () => { misapply(roundedDown); } },
  {
    name: 'a fee is taken with each part', caughtBy: 'stories',
    sow: async (rig) => {
      const fees = await part(rig, Ledger).systemAccountId(rig.orm.em.fork(), 'uae_dirham', 'fees');
      misapply((postings, firstNumber) => (firstNumber === 0 ? postings : postings.flatMap((posting, n) =>
        (n > 0 ? [posting] : [posting, { ...posting, toAccountId: fees, amountMinor: 1n, purpose: 'fee' as const }]))));
    },
  },
  {
    name: 'a payment is reversed twice', caughtBy: 'stories', shows: 'transaction_reverses_unique',
    sow: (rig) => { misread(rig, ({ status }) => (status === 'reversed' ? { status: 'completed' } : {})); },
  },
  {
    name: 'escrow is released after its time', caughtBy: 'stories',
    sow: (rig) => { misread(rig, () => ({ expiresAt: null })); },
  },
  {
    name: 'nothing ever expires', caughtBy: 'stories',
    sow: (rig) => { replace(part(rig, ExpireTransactions), 'runDue', () => () => Promise.resolve(0)); },
  },
  {
    name: 'a limit is one too high', caughtBy: 'stories',
    sow: (rig) => {
      replace(part(rig, WalletDirectory), 'byAddress', (byAddress) => async (...args) => {
        const parties = await byAddress(...args);
        for (const party of parties.values()) {
          if (party.dailyLimitMinor !== null) party.dailyLimitMinor += 1n;
          if (party.transactionLimitMinor !== null) party.transactionLimitMinor += 1n;
        }
        return parties;
      });
    },
  },
  {
    name: 'what was sent today is not counted', caughtBy: 'stories',
    sow: () => { replace(AccountBook.prototype, 'countSpending', () => () => undefined); },
  },
  {
    name: 'dirhams are posted to a wallet of riyals', caughtBy: 'stories', shows: 'I2',
    sow: (rig) => {
      misroute(rig, ([here, ...others]) => others.filter((p) => p.purpose === 'principal')
        .map(({ toAccountId }) => ({ ...here as Posting, toAccountId })));
    },
  },
  {
    name: 'the leg to the payee is lost', caughtBy: 'stories',
    sow: (rig) => { misroute(rig, (postings) => postings.filter((p, n) => n === 0 || p.purpose === 'fee')); },
  },
  {
    name: 'a change leaves no audit event', caughtBy: 'coherence', shows: 'I12', isTelling: true,
    sow: (rig) => { mislog(rig, (events) => events.filter((event) => event.action !== 'escrow_refund')); },
  },
  {
    name: 'a change reaches no subscriber', caughtBy: 'coherence', shows: 'I12',
    sow: (rig) => {
      mislog(rig, (events) => events.map(({ type, ...event }) =>
        (type === undefined || type === 'transaction.cancelled' ? event : { ...event, type })));
    },
  },
  {
    name: 'a verdict is not stored', caughtBy: 'coherence', shows: 'I11',
    sow: (rig) => {
      replace(part(rig, TransactionLog) as unknown as WritesVerdicts, 'recordVerdicts', () => () => Promise.resolve());
    },
  },
  {
    name: 'money stays held when a payment ends', caughtBy: 'coherence', shows: 'I5',
    sow: (rig) => {
      replace(part(rig, Ledger), 'progressOf', (standings) => async (...args) =>
        new Map([...await standings(...args)].map(([id, standing]) => [id, { ...standing, heldMinor: 0n }])));
    },
  },
  {
    name: 'an atomic batch pays what it can', caughtBy: 'stories',
    sow: (rig) => {
      replace(part(rig, SendBatch) as unknown as MakesPayments, 'make', (make) =>
        (parts) => make(parts.map((asked) => ({ ...asked, accept: () => undefined }))));
    },
  },
];
