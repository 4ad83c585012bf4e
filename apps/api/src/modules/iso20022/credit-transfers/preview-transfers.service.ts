import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Instruction } from '@connect/iso20022';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { keyedBy, type Outcome } from '../../../platform/idempotency.ts';
import { newId } from '../../../platform/ids.ts';
import { formatMinor } from '../../../platform/money.ts';
import type { BatchItemDto, BatchResultDto, SendBatchDto } from '../../batches/public.ts';
import { SendBatch } from '../../batches/send-batch.use-case.ts';
import { PayeeChecks } from '../../beneficiaries/checks/payee-checks.service.ts';
import type { IsoPreviewInstructionDto, IsoPreviewPaymentDto } from '../messages/iso-preview.dto.ts';
import { NamedWallets } from './named-wallets.ts';
import { toBatch, type PlannedBatch } from './to-batch.ts';

/** So many payments of a batch are told one by one. */
const TOLD = 10;

type Forecast = Pick<IsoPreviewInstructionDto, 'completed' | 'pending' | 'refused' | 'code' | 'error'>
  & Pick<BatchResultDto, 'results'>;

/** Tells what would become of payments that a message asks for, by rehearsing the batches of its accounts in order. */
@Injectable()
export class PreviewTransfers {
  constructor(
    private readonly em: EntityManager, private readonly sending: SendBatch, private readonly payees: PayeeChecks,
  ) {}

  async execute(actor: Actor, message: { instructions: readonly Instruction[] }): Promise<IsoPreviewInstructionDto[]> {
    const wallets = await NamedWallets.read(this.em.fork(), message);
    const batches = message.instructions.map((instruction) => toBatch(instruction, wallets, newId()));
    await this.payees.countNamed(actor, batches.flatMap(({ request }) => request.items));
    const outcomes = await this.sending.rehearseTogether(batches.map(({ request, named }) => (
      { command: keyedBy(actor, 'iso20022.instruction', undefined, request), request, named })));
    return message.instructions.map((instruction, n): IsoPreviewInstructionDto => {
      const { request } = batches[n] as PlannedBatch;
      const { results, ...forecast } = forecastOf(request, outcomes[n] as Outcome | Refusal);
      const total = instruction.transfers.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
      return {
        instructionId: instruction.id, fromAddress: request.fromAddress, currency: request.currency,
        payments: request.items.length, total: formatMinor(total), ...forecast,
        first: request.items.slice(0, TOLD).map((item, at) => toPayment(item, results[at] ?? forecast)),
      };
    });
  }
}

const forecastOf = ({ items }: SendBatchDto, outcome: Outcome | Refusal): Forecast => {
  if (outcome instanceof Refusal) {
    if (outcome.status >= 500) throw outcome;
    return {
      completed: 0, pending: 0, refused: items.length, results: [], code: outcome.code, error: outcome.message,
    };
  }
  const { completed, pending, refused, results } = JSON.parse(outcome.body) as BatchResultDto;
  return { completed, pending, refused, results, code: null, error: null };
};

type Told = Pick<IsoPreviewPaymentDto, 'code' | 'error'> & Partial<Pick<IsoPreviewPaymentDto, 'status'>>;

const toPayment = (item: BatchItemDto, { status = null, code, error }: Told): IsoPreviewPaymentDto => ({
  payee: item.counterpartyName ?? null, toAddress: item.toAddress, amount: item.amount,
  reference: item.reference ?? null, memo: item.memo ?? null, status, code, error,
});
