import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Refusal, invalid } from '../../platform/http/refusal.ts';
import type { Keyed, Outcome } from '../../platform/idempotency.ts';
import { formatMinor, parseAmount } from '../../platform/money.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import {
  SendTransactions, type SendCommand, type SendTransactionDto, type Settlement,
} from '../transactions/send-transactions.use-case.ts';
import { problemsOf } from './batch-items.ts';
import type { BatchItemResultDto, BatchResultDto, SendBatchDto } from './batch.dto.ts';

/** How many payments share one database transaction when each is for itself. */
const CHUNK = 500;

/** What one payment came to, with the figures that add up to the batch's. */
interface ItemOutcome extends BatchItemResultDto {
  amountMinor: string;
  feeMinor: string;
}

/**
 * Sends many payments from one wallet through the same path as single ones. All or nothing is one unit of work; each
 * for itself is one unit a chunk, each chunk under a key of its own, so that a batch that was cut short goes on where
 * it was.
 */
@Injectable()
export class SendBatch {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sending: SendTransactions,
    private readonly em: EntityManager,
  ) {}

  async execute(command: Keyed, request: SendBatchDto): Promise<Outcome> {
    const problems = problemsOf(request.items);
    if (problems.length > 0) throw invalid(problems);
    const items = request.items.map((item) => toCommand(command, request, item));
    if (request.atomic) return this.sendAll(command, items);
    const outcomes: ItemOutcome[] = [];
    let isReplay = command.idempotencyKey !== null;
    for (let start = 0; start < items.length; start += CHUNK) {
      const chunk = await this.sendChunk(command, items.slice(start, start + CHUNK), start);
      if (chunk.status !== 200) return chunk;
      isReplay &&= chunk.isReplay === true;
      outcomes.push(...JSON.parse(chunk.body) as ItemOutcome[]);
    }
    return { status: 201, body: JSON.stringify(summarise(outcomes)), isReplay };
  }

  /** Answers what would become of a batch, and writes nothing. */
  async rehearse(command: Keyed, request: SendBatchDto): Promise<Outcome> {
    const problems = problemsOf(request.items);
    if (problems.length > 0) throw invalid(problems);
    const items = request.items.map((item) => toCommand(command, request, item));
    const settlements = await this.em.fork().transactional(
      (tx) => this.sending.rehearse(tx, items), { readOnly: true });
    if (request.atomic) refuseUnlessAllPass(settlements);
    const outcomes = settlements.map((settlement, n) => toItemOutcome(settlement, items[n] as SendCommand, n));
    return { status: 201, body: JSON.stringify(summarise(outcomes)) };
  }

  private async sendAll(command: Keyed, items: SendCommand[]): Promise<Outcome> {
    const [outcome] = await this.unitOfWork.run([command], async (tx) => {
      const settlements = await this.sending.settle(tx, items, refuseUnlessAllPass);
      const outcomes = settlements.map((settlement, n) => toItemOutcome(settlement, items[n] as SendCommand, n));
      return [{ status: 201, body: JSON.stringify(summarise(outcomes)) }];
    }) as [Outcome];
    return outcome;
  }

  private async sendChunk(command: Keyed, items: SendCommand[], start: number): Promise<Outcome> {
    const [outcome] = await this.unitOfWork.run([{ ...command, route: `${command.route} ${start}` }], async (tx) => {
      const settlements = await this.sending.settle(tx, items);
      const outcomes = settlements.map((settlement, n) =>
        toItemOutcome(settlement, items[n] as SendCommand, start + n));
      return [{ status: 200, body: JSON.stringify(outcomes) }];
    }) as [Outcome];
    return outcome;
  }
}

const toCommand = (
  { actor }: Keyed, batch: SendBatchDto, item: SendBatchDto['items'][number],
): SendCommand => {
  const memo = item.memo?.normalize('NFC').trim() ?? batch.memo;
  const request: SendTransactionDto = {
    type: 'send', network: batch.network, currency: batch.currency, fromAddress: batch.fromAddress,
    toAddress: item.toAddress, amount: item.amount,
    ...(memo === undefined ? {} : { memo }),
    ...(batch.sourceOfFunds === undefined ? {} : { sourceOfFunds: batch.sourceOfFunds }),
    ...(batch.zakatMode === undefined ? {} : {
      programmableLogic: { zakatAutoSplit: { enabled: true, percentage: 2.5, mode: batch.zakatMode } },
    }),
  };
  return { actor, route: 'batch.item', idempotencyKey: null, fingerprint: null, request };
};

const toItemOutcome = ({ answer }: Settlement, { request }: SendCommand, index: number): ItemOutcome => {
  if (!(answer instanceof Refusal)) {
    return {
      index, status: answer.status, transactionId: answer.transaction_id, code: null, error: null,
      amountMinor: (parseAmount(request.amount) ?? 0n).toString(),
      feeMinor: (parseAmount(answer.network_fees) ?? 0n).toString(),
    };
  }
  const { transactionId = null } = (answer.details ?? {}) as { transactionId?: string | null };
  return {
    index, status: answer.code === 'COMPLIANCE_REJECTED' ? 'rejected' : null, transactionId, code: answer.code,
    error: answer.message, amountMinor: '0', feeMinor: '0',
  };
};

const refuseUnlessAllPass = (settlements: readonly Settlement[]): void => {
  const index = settlements.findIndex(({ answer }) => answer instanceof Refusal);
  const refusal = settlements[index]?.answer;
  if (!(refusal instanceof Refusal)) return;
  throw new Refusal(422, 'BATCH_REJECTED',
    `No payment was made, because payment ${index} was refused: ${refusal.message}`,
    { index, code: refusal.code, error: refusal.message });
};

const summarise = (outcomes: readonly ItemOutcome[]): BatchResultDto => {
  const made = outcomes.filter((outcome) => outcome.status === 'completed');
  const pending = outcomes.filter((outcome) => outcome.status === 'pending').length;
  const sum = (key: 'amountMinor' | 'feeMinor'): string =>
    formatMinor(made.reduce((total, outcome) => total + BigInt(outcome[key]), 0n));
  return {
    completed: made.length,
    pending,
    refused: outcomes.length - made.length - pending,
    completedAmount: sum('amountMinor'),
    fees: sum('feeMinor'),
    results: outcomes.map(({ amountMinor: _, feeMinor: __, ...result }) => result),
  };
};
