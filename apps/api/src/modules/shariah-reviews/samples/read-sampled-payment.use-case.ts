import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { notFound } from '../../../platform/http/problems/refusal.ts';
import { toTransactionId } from '../../../platform/ids.ts';
import { formatMinor } from '../../../platform/money.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { CheckpointQueries } from '../../blocks/proofs/checkpoints.queries.ts';
import type { EventProofDto } from '../../blocks/public.ts';
import type { SampledEventDto, SampledOpinionDto, SampledPaymentDto } from './sampled-payment.dto.ts';
import { ReviewSamples } from './samples.queries.ts';

const POSITION = /^[1-9]\d{0,2}$/;

/** Shows a sampled payment with its evidence. It names people, so each reading of it is on record. */
@Injectable()
export class ReadSampledPayment {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly samples: ReviewSamples,
    private readonly events: EventLog,
    private readonly checkpoints: CheckpointQueries,
  ) {}

  async execute(actor: Actor, sampleId: string, number: string): Promise<SampledPaymentDto> {
    return this.unitOfWork.commit(async (tx) => {
      const { bankId, planId, id } = await this.find(tx, actor, sampleId, number);
      await this.events.record(tx, [{
        action: 'review_sample_read', resource: 'review_sample', resourceId: sampleId, actor, severity: 'info',
        details: { bankId, planId, transactionId: toTransactionId(id) },
      }]);
      return paymentOf(tx, id);
    });
  }

  /** Proves that the log tells of the payment: its first event, with the path to the root of the newest block. */
  async prove(tx: Tx, actor: Actor, sampleId: string, number: string): Promise<EventProofDto> {
    const { id } = await this.find(tx, actor, sampleId, number);
    const [first] = await eventsOf(tx, id);
    return this.checkpoints.proveEvent(first?.id ?? '0');
  }

  private async find(
    tx: Tx, actor: Actor, sampleId: string, number: string,
  ): Promise<{ bankId: string; planId: string; id: string }> {
    const { bank_id: bankId, plan_id: planId } = await this.samples.find(tx, actor, sampleId);
    const found = POSITION.test(number)
      ? await tables(tx).selectFrom('sampled_payment').select('transaction_id').where('sample_id', '=', sampleId)
        .where('position', '=', Number(number)).executeTakeFirst() : undefined;
    if (!found) throw notFound('transaction');
    return { bankId, planId, id: found.transaction_id };
  }
}

const paymentOf = async (tx: Tx, id: string): Promise<SampledPaymentDto> => {
  const t = await tables(tx).selectFrom('transaction as t')
    .innerJoin('verdict as v', 'v.transaction_id', 't.id')
    .innerJoin('wallet as f', 'f.id', 't.from_wallet_id').innerJoin('app_user as fo', 'fo.id', 'f.owner_id')
    .innerJoin('bank as fb', 'fb.id', 'f.bank_id')
    .innerJoin('wallet as p', 'p.id', 't.to_wallet_id').innerJoin('app_user as po', 'po.id', 'p.owner_id')
    .innerJoin('bank as pb', 'pb.id', 'p.bank_id')
    .select([
      't.network', 't.amount_minor', 't.currency', 't.status', 't.created_at', 't.memo', 't.purpose_code',
      't.counterparty_name', 'v.action', 'v.ruleset_version', 'v.profile', 'v.facts', 'v.result',
      'f.address as from_address', 'fo.name as from_name', 'fb.name as from_bank',
      'p.address as to_address', 'po.name as to_name', 'pb.name as to_bank',
    ]).where('t.id', '=', id).executeTakeFirstOrThrow();
  return {
    transactionId: toTransactionId(id), network: t.network, amount: formatMinor(BigInt(t.amount_minor)),
    currency: t.currency, status: t.status, createdAt: new Date(t.created_at).toISOString(),
    from: { address: t.from_address, name: t.from_name, bank: t.from_bank },
    to: { address: t.to_address, name: t.to_name, bank: t.to_bank },
    memo: t.memo, purposeCode: t.purpose_code, counterpartyName: t.counterparty_name,
    verdict: {
      action: t.action, rulesetVersion: t.ruleset_version, profile: t.profile, facts: t.facts, result: t.result,
    },
    opinions: await opinionsOf(tx, id), events: await eventsOf(tx, id),
  };
};

const opinionsOf = async (tx: Tx, id: string): Promise<SampledOpinionDto[]> => {
  const found = await tables(tx).selectFrom('review_opinion as o').innerJoin('app_user as u', 'u.id', 'o.officer_id')
    .select(['o.decision', 'o.reason', 'u.name as officer', 'o.given_at']).where('o.transaction_id', '=', id)
    .orderBy('o.given_at').orderBy('o.officer_id').execute();
  return found.map(({ given_at, ...opinion }) => ({ ...opinion, givenAt: new Date(given_at).toISOString() }));
};

const eventsOf = async (tx: Tx, id: string): Promise<SampledEventDto[]> => {
  const found = await tables(tx).selectFrom('audit_event as e').leftJoin('block_leaf as l', 'l.event_id', 'e.id')
    .select(['e.id', 'e.action', 'e.created_at', 'l.height', 'l.record_hash'])
    .where('e.resource_id', '=', id).where('e.resource', 'in', ['transaction', 'review']).orderBy('e.id').execute();
  return found.map((e) => ({
    id: e.id, action: e.action, createdAt: new Date(e.created_at).toISOString(),
    height: e.height === null ? null : Number(e.height), recordHash: e.record_hash?.toString('hex') ?? null,
  }));
};
