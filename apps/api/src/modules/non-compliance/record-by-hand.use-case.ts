import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { invalid, notFound } from '../../platform/http/problems/refusal.ts';
import { fromTransactionId, isId } from '../../platform/ids.ts';
import { parseAmount, type Currency } from '../../platform/money.ts';
import type { RecordNonComplianceDto } from './noncompliance.dto.ts';
import { RecordNonCompliance } from './record-noncompliance.use-case.ts';

/** Takes what an officer found into the register of their bank; what it concerns is of the bank's own customers. */
@Injectable()
export class RecordByHand {
  constructor(private readonly recording: RecordNonCompliance) {}

  /** Answers the id of the event. */
  async execute(tx: Tx, actor: Actor, found: RecordNonComplianceDto): Promise<string> {
    const bankId = actor.bankId ?? '';
    const payments = await paymentsOf(tx, bankId, found.transactionIds ?? []);
    const contract = found.contractId === undefined ? null : await contractOf(tx, bankId, found.contractId);
    const currency = currencyOf(found, [...payments, ...(contract ? [contract] : [])].map((one) => one.currency));
    const [id] = await this.recording.execute(tx, actor, [{
      bankId, source: 'officer', onceKey: null, title: found.title, description: found.description,
      principle: found.principle ?? null, ruleIds: found.ruleIds ?? [], transactionIds: payments.map((one) => one.id),
      contractId: contract?.id ?? null, currency, nature: found.nature, materiality: found.materiality,
      cause: found.cause ?? null, taintedMinor: found.tainted === undefined ? null : parseAmount(found.tainted),
    }]);
    return id ?? '';
  }
}

/** What somebody sees of a bank: payments from and to its wallets. */
const paymentsOf = async (
  tx: Tx, bankId: string, named: readonly string[],
): Promise<{ id: string; currency: Currency }[]> => {
  const ids = [...new Set(named.map((name) => fromTransactionId(name) ?? ''))];
  if (ids.length === 0) return [];
  const found = await tables(tx).selectFrom('transaction as t').select(['t.id', 't.currency'])
    .leftJoin('wallet as f', 'f.id', 't.from_wallet_id').leftJoin('wallet as p', 'p.id', 't.to_wallet_id')
    .where('t.id', 'in', ids.filter(isId))
    .where((is) => is.or([is('f.bank_id', '=', bankId), is('p.bank_id', '=', bankId)]))
    .orderBy('t.ordinal').execute();
  if (found.length < ids.length) throw notFound('transaction');
  return found;
};

const contractOf = async (tx: Tx, bankId: string, id: string): Promise<{ id: string; currency: Currency }> => {
  const found = await tables(tx).selectFrom('contract').select(['id', 'currency']).where('id', '=', id)
    .where('bank_id', '=', bankId).executeTakeFirst();
  if (!found) throw notFound('contract');
  return found;
};

const currencyOf = ({ currency, tainted }: RecordNonComplianceDto, known: readonly Currency[]): Currency | null => {
  const all = new Set([...known, ...(currency === undefined ? [] : [currency])]);
  if (all.size > 1) {
    throw invalid([{ field: 'currency', message: 'What an event concerns is in one currency; record one for each.' }]);
  }
  const [only = null] = all;
  if (only === null && tainted !== undefined) {
    throw invalid([{ field: 'currency', code: 'REQUIRED',
      message: 'currency must say in what the tainted amount is.' }]);
  }
  return only;
};
