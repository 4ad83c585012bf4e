import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal, invalid } from '../../platform/http/problems/refusal.ts';
import { newId, toTransactionId } from '../../platform/ids.ts';
import { currencyOf, formatMinor, parseAmount } from '../../platform/money.ts';
import { NonComplianceQueries } from '../non-compliance/noncompliance.queries.ts';
import { ComputeTainted, type ComputedTainted } from './compute-tainted.service.ts';
import { lockTainted } from './locks.ts';
import type { CorrectTaintedDto, RecordTaintedDto } from './purification.dto.ts';
import { PurificationQueries } from './purification.queries.ts';

/** Writes down what of a bank's income is tainted, and what was wrong about that. */
@Injectable()
export class RecordTainted {
  constructor(
    private readonly computing: ComputeTainted,
    private readonly register: NonComplianceQueries,
    private readonly queries: PurificationQueries,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Answers the id of it. */
  async execute(tx: Tx, actor: Actor, wish: RecordTaintedDto): Promise<string> {
    const bankId = actor.bankId ?? '';
    if (wish.eventId !== undefined) await this.register.visible(actor, wish.eventId, tx);
    await lockTainted(tx, bankId);
    const computed = await this.computing.execute(tx, bankId, wish);
    return this.write(tx, actor, computed, { note: wish.note, eventId: wish.eventId ?? null });
  }

  /** Takes up what late debtors gave to charity; answers how many are new. */
  async lateDonations(tx: Tx, actor: Actor): Promise<number> {
    await lockTainted(tx, actor.bankId ?? '');
    const found = await this.computing.lateDonations(tx, actor.bankId ?? '');
    for (const computed of found) {
      await this.write(tx, actor, computed, { note: 'Given for delay, at charity already.', eventId: null });
    }
    return found.length;
  }

  /** Puts an amount right by a row against it; what is set aside of it never comes back. */
  async correct(tx: Tx, actor: Actor, id: string, { amount, note }: CorrectTaintedDto): Promise<string> {
    const { bankId, network, kind, net, open, correctsId } = await this.queries.taintedRow(tx, actor, id);
    await lockTainted(tx, bankId);
    if (kind === 'late_donation' || correctsId !== null) {
      throw new Refusal(409, 'INVALID_STATE', 'Only what was worked out can be put right.', { kind });
    }
    const differenceMinor = (parseAmount(amount) ?? 0n) - net;
    if (differenceMinor === 0n) throw invalid([{ field: 'amount', message: 'That is what it is.' }]);
    if (open + differenceMinor < 0n) {
      throw new Refusal(409, 'SET_ASIDE_ALREADY', 'So much of it is set aside already, and stays with charity.',
        { setAside: formatMinor(net - open) });
    }
    const corrects = newId();
    await tables(tx).insertInto('tainted_income').values({
      id: corrects, bank_id: bankId, network, kind, amount_minor: differenceMinor, inputs: JSON.stringify({}),
      corrects_id: id, note, recorded_by: actor.userId, recorded_at: this.clock.now(),
    }).execute();
    await this.events.record(tx, [{
      action: 'tainted_income_correct', type: 'tainted_income.corrected', resource: 'tainted_income',
      resourceId: corrects, actor, severity: 'warning', details: {
        bankId, corrects: id, amount: formatMinor(differenceMinor), currency: currencyOf(network), note,
      },
    }]);
    return id;
  }

  private async write(
    tx: Tx, actor: Actor, computed: ComputedTainted, { note, eventId }: { note: string; eventId: string | null },
  ): Promise<string> {
    const { kind, network, amount, inputs, entries } = computed;
    const [id, bankId] = [newId(), actor.bankId ?? ''];
    await tables(tx).insertInto('tainted_income').values({
      id, bank_id: bankId, network, kind, amount_minor: amount.amountMinor, inputs: JSON.stringify(inputs),
      numerator: String(amount.numerator), denominator: String(amount.denominator), event_id: eventId, note,
      recorded_by: actor.userId, recorded_at: this.clock.now(),
    }).execute();
    if (entries.length > 0) {
      await tables(tx).insertInto('tainted_entry').values(entries.map(({ accountId, sequence }) =>
        ({ account_id: accountId, account_sequence: sequence, tainted_id: id }))).execute();
    }
    await this.events.record(tx, [{
      action: 'tainted_income_record', type: 'tainted_income.recorded', resource: 'tainted_income', resourceId: id,
      actor, severity: 'warning', details: {
        bankId, kind, amount: formatMinor(amount.amountMinor), currency: currencyOf(network), inputs, eventId,
        transactions: entries.map(({ transactionId }) => toTransactionId(transactionId)),
      },
    }]);
    return id;
  }
}
