import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Instruction } from '@connect/iso20022';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { Refusal, type ProblemBody } from '../../../platform/http/problems/refusal.ts';
import { keyedBy, type Outcome } from '../../../platform/idempotency.ts';
import { newId } from '../../../platform/ids.ts';
import { formatMinor } from '../../../platform/money.ts';
import type { BatchItemDto, BatchResultDto, SendBatchDto } from '../../batches/public.ts';
import { SendBatch, type AlsoNamed } from '../../batches/send-batch.use-case.ts';
import type { IsoPreviewInstructionDto, IsoPreviewPaymentDto } from '../messages/iso-preview.dto.ts';
import { NamedWallets } from './named-wallets.ts';
import { toBatch } from './to-batch.ts';

/** So many payments of a batch are told one by one. */
const TOLD = 10;

type Forecast = Pick<IsoPreviewInstructionDto, 'completed' | 'pending' | 'refused' | 'code' | 'error'>
  & Pick<BatchResultDto, 'results'>;

/** Tells what would become of payments that a message asks for, by rehearsing the batch of each account. */
@Injectable()
export class PreviewTransfers {
  constructor(private readonly em: EntityManager, private readonly sending: SendBatch) {}

  async execute(actor: Actor, message: { instructions: readonly Instruction[] }): Promise<IsoPreviewInstructionDto[]> {
    const wallets = await NamedWallets.read(this.em.fork(), message);
    const previews: IsoPreviewInstructionDto[] = [];
    for (const instruction of message.instructions) {
      const { request, named } = toBatch(instruction, wallets, newId());
      const { results, ...forecast } = await this.forecast(actor, request, named);
      const total = instruction.transfers.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
      previews.push({
        instructionId: instruction.id, fromAddress: request.fromAddress, currency: request.currency,
        payments: request.items.length, total: formatMinor(total), ...forecast,
        first: request.items.slice(0, TOLD).map((item, n) => toPayment(item, results[n] ?? forecast)),
      });
    }
    return previews;
  }

  private async forecast(actor: Actor, request: SendBatchDto, named: AlsoNamed): Promise<Forecast> {
    const none = { completed: 0, pending: 0, refused: request.items.length, results: [] };
    let outcome: Outcome;
    try {
      const command = keyedBy(actor, 'iso20022.instruction', undefined, request);
      outcome = await this.sending.rehearse(command, request, named);
    } catch (refusal) {
      if (refusal instanceof Refusal && refusal.status < 500) {
        return { ...none, code: refusal.code, error: refusal.message };
      }
      throw refusal;
    }
    if (outcome.status >= 400) {
      const { code, error } = JSON.parse(outcome.body) as ProblemBody;
      return { ...none, code, error };
    }
    const { completed, pending, refused, results } = JSON.parse(outcome.body) as BatchResultDto;
    return { completed, pending, refused, results, code: null, error: null };
  }
}

type Told = Pick<IsoPreviewPaymentDto, 'code' | 'error'> & Partial<Pick<IsoPreviewPaymentDto, 'status'>>;

const toPayment = (item: BatchItemDto, { status = null, code, error }: Told): IsoPreviewPaymentDto => ({
  payee: item.counterpartyName ?? null, toAddress: item.toAddress, amount: item.amount,
  reference: item.reference ?? null, memo: item.memo ?? null, status, code, error,
});
