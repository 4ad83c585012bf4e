import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { column, rows, type Tx } from '../../../platform/database/sql.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { formatMinor } from '../../../platform/money.ts';
import { referenceOf, type LiveContract, type StepInput, type WaitingStep } from '../live-contract.ts';
import type { PlanLine } from '../terms/contract-plan.ts';
import { ContractPayments, type MadePayment } from './contract-payments.service.ts';
import type { DueChange, StepEffects } from './tables/life.ts';

/** A step that is taken: what it does, who asked for it and who consented. */
export interface WrittenStep {
  action: string;
  /** What it was given; of a due its number and why it was not collected; of a revision its version. */
  input: StepInput | { due: number; reason?: string } | { version: number; note?: string };
  effects: StepEffects;
  to: LiveContract['state'];
  /** Absent for what falls due. */
  requestedById: string | null;
  confirmedById: string | null;
  /** What else the log tells of it. */
  details?: Readonly<Record<string, unknown>>;
}

/** In whose name a step is written down. */
export type StepMaker = Actor | { userId: null; role: null; requestId: string; ipAddress: string };

/** A step that was written down, and what it paid. */
interface WrittenOfContract { contract: LiveContract; action: string; made: readonly MadePayment[] }

type Follower = (tx: Tx, maker: StepMaker, written: WrittenOfContract) => Promise<void>;

/** Writes down what a step does: its payments, what falls due, where the contract stands, and the evidence of it. */
@Injectable()
export class StepWriter {
  private readonly followers: Follower[] = [];

  constructor(
    private readonly payments: ContractPayments,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Has somebody told of each step, in the commit of it. */
  onWritten(follower: Follower): void {
    this.followers.push(follower);
  }

  /** Writes one step on a locked contract; the payments are made in the name of `payer`. */
  async write(tx: Tx, maker: StepMaker, payer: Actor, contract: LiveContract, step: WrittenStep): Promise<void> {
    const { effects } = step;
    const made = await this.payments.make(tx, payer, contract, effects.payments ?? []);
    if (effects.deposit) await this.payments.closeDeposit(tx, maker, contract, effects.deposit.capturedMinor);
    await this.open(tx, contract.id, effects.opens ?? []);
    for (const change of effects.changes ?? []) await this.change(tx, contract.id, change);
    await this.settle(tx, contract.id, effects, made);
    await rows(tx, `
      update contract set state = $2, facts = facts || $3::jsonb, changed_at = $4,
        waiting = case when $5 then null else waiting end where id = $1`,
    [contract.id, step.to, JSON.stringify(effects.facts ?? {}), this.clock.now(), step.requestedById !== null]);
    await rows(tx, `
      insert into contract_step (contract_id, number, action, from_state, to_state, input, actor_id, confirmed_by,
                                 occurred_at)
      select $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5::jsonb, $6::uuid, $7::uuid, $8
      from contract_step where contract_id = $1`, [
      contract.id, step.action, contract.state, step.to, JSON.stringify(step.input), step.requestedById,
      step.confirmedById, this.clock.now(),
    ]);
    await this.record(tx, maker, contract, step, made);
    for (const follow of this.followers) await follow(tx, maker, { contract, action: step.action, made });
  }

  /** Puts a step aside until those have consented whom it needs, or drops it. */
  async wait(tx: Tx, actor: Actor, contract: LiveContract, waiting: WaitingStep | null, action: string): Promise<void> {
    await rows(tx, 'update contract set waiting = $2::jsonb, changed_at = $3 where id = $1',
      [contract.id, waiting === null ? null : JSON.stringify(waiting), this.clock.now()]);
    await this.events.record(tx, [{
      action, resource: 'contract', resourceId: contract.id, actor, severity: 'info', type: 'contract.updated',
      details: {
        contractId: contract.id, reference: referenceOf(contract), state: contract.state,
        step: (waiting ?? contract.waiting)?.action ?? null,
      },
    }]);
  }

  private async open(tx: Tx, id: string, lines: readonly PlanLine[]): Promise<void> {
    if (lines.length === 0) return;
    await rows(tx, `
      insert into contract_due (contract_id, number, kind, due_on, amount_minor, detail, collect_on)
      select $1, number, kind, due_on, amount_minor, detail::jsonb,
             case when amount_minor is null then null else due_on end
      from unnest($2::smallint[], $3::text[], $4::date[], $5::bigint[], $6::text[])
        as d (number, kind, due_on, amount_minor, detail)`, [
      id, column(lines.map((line) => line.number)), column(lines.map((line) => line.kind)),
      column(lines.map((line) => line.dueOn)), column(lines.map((line) => line.amountMinor)),
      lines.map((line) => JSON.stringify(line.detail)),
    ]);
  }

  private async change(tx: Tx, id: string, { number, dueOn, amountMinor, detail, state }: DueChange): Promise<void> {
    await rows(tx, `
      update contract_due set
        due_on = coalesce($3::date, due_on), amount_minor = coalesce($4::bigint, amount_minor),
        detail = coalesce($5::jsonb, detail),
        state = case when $6::text = 'waived' then 'waived' when $3::date is not null then 'planned' else state end,
        collect_on = case when $6::text = 'waived' or coalesce($4::bigint, amount_minor) is null then null
                          when state = 'overdue' and $3::date is null then collect_on
                          else coalesce($3::date, due_on) end,
        settled_at = case when $6::text = 'waived' then $7::timestamptz end
      where contract_id = $1 and number = $2`, [
      id, number, dueOn ?? null, amountMinor ?? null, detail === undefined ? null : JSON.stringify(detail),
      state ?? null, this.clock.now(),
    ]);
  }

  // A month without rent is settled although nothing moves for it.
  private async settle(
    tx: Tx, id: string, { payments = [] }: StepEffects, made: readonly MadePayment[],
  ): Promise<void> {
    for (const payment of payments) {
      if (payment.settles === undefined || payment.settles.length === 0) continue;
      const transactionId = made.find((one) => one.payment === payment)?.transactionId ?? null;
      await rows(tx, `
        update contract_due set state = 'paid', transaction_id = $3, settled_at = $4, collect_on = null
        where contract_id = $1 and number = any($2::smallint[])`,
      [id, column(payment.settles), transactionId, this.clock.now()]);
    }
  }

  private record(
    tx: Tx, maker: StepMaker, contract: LiveContract, step: WrittenStep, made: readonly MadePayment[],
  ): Promise<void> {
    return this.events.record(tx, [{
      action: `contract_${step.action.replaceAll('-', '_')}`, resource: 'contract', resourceId: contract.id,
      actor: maker, severity: 'info', type: step.to === contract.state ? 'contract.updated' : `contract.${step.to}`,
      details: {
        ...step.details,
        contractId: contract.id, reference: referenceOf(contract), previousState: contract.state, state: step.to,
        step: step.action, confirmedBy: step.confirmedById,
        ...(step.effects.facts === undefined ? {} : { facts: step.effects.facts }),
        payments: made.map(({ payment, transactionId }) => ({
          transactionId, kind: payment.kind, amount: formatMinor(payment.amountMinor), from: payment.from.role,
          to: payment.to.role,
        })),
      },
    }]);
  }
}
