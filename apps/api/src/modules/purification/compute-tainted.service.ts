import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import { Refusal, invalid, notFound } from '../../platform/http/problems/refusal.ts';
import { fromTransactionId, isId, toTransactionId } from '../../platform/ids.ts';
import { MAX_AMOUNT_MINOR, formatMinor, parseAmount, type Network } from '../../platform/money.ts';
import type { RecordTaintedDto } from './purification.dto.ts';
import type { TaintedKind } from './purification-words.ts';
import { proportion, whole, type TaintedAmount } from './tainted-amount.ts';

/** An entry of the ledger, by its account and number. */
export interface TracedEntry {
  accountId: string;
  sequence: string;
  transactionId: string;
  amountMinor: bigint;
}

/** Tainted income as it is worked out: how much, from what, and by which entries it came. */
export interface ComputedTainted {
  kind: TaintedKind;
  network: Network;
  amount: TaintedAmount;
  inputs: Record<string, string>;
  entries: readonly TracedEntry[];
}

type Wished = Omit<RecordTaintedDto, 'note' | 'eventId'>;

/** Works out how much of a bank's income is tainted, in integers, and traces it to the entries of the ledger. */
@Injectable()
export class ComputeTainted {
  async execute(tx: Tx, bankId: string, wish: Wished): Promise<ComputedTainted> {
    const entries = await this.received(tx, bankId, wish.network, wish.transactionIds ?? []);
    const { amount, inputs } = amountOf(wish, entries);
    if (amount.amountMinor > MAX_AMOUNT_MINOR) {
      throw invalid([{ field: 'kind', message: 'The amount comes to more than can be moved at once.' }]);
    }
    return { kind: wish.kind, network: wish.network, amount, inputs, entries };
  }

  /** What late debtors of the bank's contracts gave and nobody has taken up yet, one for each entry. */
  async lateDonations(tx: Tx, bankId: string): Promise<ComputedTainted[]> {
    const found = await tables(tx).selectFrom('contract as c')
      .innerJoin('contract_payment as p', 'p.contract_id', 'c.id')
      .innerJoin('entry as e', 'e.transaction_id', 'p.transaction_id').innerJoin('account as a', 'a.id', 'e.account_id')
      .select(['e.account_id', 'e.account_sequence', 'e.transaction_id', 'e.amount_minor', 'a.network'])
      .where('c.bank_id', '=', bankId).where('e.purpose', '=', 'late_donation').where('e.amount_minor', '>', '0')
      .where(sql<boolean>`not exists (select from tainted_entry t
        where t.account_id = e.account_id and t.account_sequence = e.account_sequence)`)
      .orderBy('e.account_id').orderBy('e.account_sequence').limit(MOST_DONATIONS).execute();
    return found.map((e) => ({
      kind: 'late_donation', network: e.network, amount: whole(BigInt(e.amount_minor)), inputs: {}, entries: [{
        accountId: e.account_id, sequence: e.account_sequence, transactionId: e.transaction_id,
        amountMinor: BigInt(e.amount_minor),
      }],
    }));
  }

  /** What the bank's own wallets received by some payments; an entry is taken up once. */
  private async received(
    tx: Tx, bankId: string, network: Network, named: readonly string[],
  ): Promise<TracedEntry[]> {
    const ids = [...new Set(named.map((name) => fromTransactionId(name) ?? ''))];
    if (ids.length === 0) return [];
    const found = await tables(tx).selectFrom('entry as e').innerJoin('wallet as w', 'w.id', 'e.account_id')
      .innerJoin('app_user as u', 'u.id', 'w.owner_id')
      .leftJoin('tainted_entry as taken', (join) => join.onRef('taken.account_id', '=', 'e.account_id')
        .onRef('taken.account_sequence', '=', 'e.account_sequence'))
      .select(['e.account_id', 'e.account_sequence', 'e.transaction_id', 'e.amount_minor', 'taken.tainted_id'])
      .where('e.transaction_id', 'in', ids.filter(isId)).where('e.amount_minor', '>', '0')
      .where('w.bank_id', '=', bankId).where('w.network', '=', network).where('u.role', '=', 'bank')
      .orderBy('e.account_id').orderBy('e.account_sequence').execute();
    const missing = ids.find((id) => !found.some((entry) => entry.transaction_id === id));
    if (missing !== undefined) throw notFound('transaction');
    const taken = found.find((entry) => entry.tainted_id !== null);
    if (taken !== undefined) {
      throw new Refusal(409, 'ALREADY_TAINTED', 'What a payment brought was taken up as tainted before.',
        { transactionId: toTransactionId(taken.transaction_id) });
    }
    return found.map((e) => ({
      accountId: e.account_id, sequence: e.account_sequence, transactionId: e.transaction_id,
      amountMinor: BigInt(e.amount_minor),
    }));
  }
}

const MOST_DONATIONS = 500;

interface Worked { amount: TaintedAmount; inputs: Record<string, string> }

const amountOf = (wish: Wished, entries: readonly TracedEntry[]): Worked => {
  const receivedMinor = entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  if (wish.kind === 'interest') {
    if (entries.length === 0) throw missing('transactionIds');
    return { amount: whole(receivedMinor), inputs: { received: formatMinor(receivedMinor) } };
  }
  if (wish.kind === 'mixed_income') {
    const received = entries.length > 0 ? receivedMinor : minorOf(wish, 'received');
    const [prohibited, total] = [minorOf(wish, 'prohibitedIncome'), minorOf(wish, 'totalIncome')];
    if (prohibited > total) {
      throw invalid([{ field: 'prohibitedIncome', message: 'prohibitedIncome is a part of totalIncome.' }]);
    }
    return {
      amount: proportion(received, prohibited, total),
      inputs: {
        received: formatMinor(received), prohibitedIncome: formatMinor(prohibited), totalIncome: formatMinor(total),
      },
    };
  }
  const [held, outstanding] = [sharesOf(wish, 'sharesHeld'), sharesOf(wish, 'sharesOutstanding')];
  if (held > outstanding) {
    throw invalid([{ field: 'sharesHeld', message: 'sharesHeld are some of sharesOutstanding.' }]);
  }
  const impure = minorOf(wish, 'impureIncome');
  return {
    amount: proportion(impure, held, outstanding),
    inputs: {
      impureIncome: formatMinor(impure), sharesHeld: String(held), sharesOutstanding: String(outstanding),
    },
  };
};

const missing = (field: string): Refusal =>
  invalid([{ field, code: 'REQUIRED', message: `${field} belongs to this kind of tainted income.` }]);

const minorOf = (
  wish: Wished, field: 'received' | 'prohibitedIncome' | 'totalIncome' | 'impureIncome',
): bigint => {
  const text = wish[field];
  if (text === undefined) throw missing(field);
  return parseAmount(text) ?? 0n;
};

const sharesOf = (wish: Wished, field: 'sharesHeld' | 'sharesOutstanding'): bigint => {
  const text = wish[field];
  if (text === undefined) throw missing(field);
  return BigInt(text);
};
