import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Batcher } from '../../platform/batcher.ts';
import { CONFLICT_STATES, sqlStateOf } from '../../platform/database/sql-states.ts';
import { transactional } from '../../platform/database/sql.ts';
import { toRefusal } from '../../platform/http/problems/problem.ts';
import { invalid } from '../../platform/http/problems/refusal.ts';
import type { Outcome } from '../../platform/idempotency.ts';
import { Metrics, type SendOutcome } from '../../platform/metrics.service.ts';
import { Tracing } from '../../platform/traces/tracing.service.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { SealedMemos } from '../memos/sealed-memos.service.ts';
import { SendTransactions } from './send-transactions.use-case.ts';
import { outcomeOf, type Settlement } from './settlement.ts';
import { runBatch } from './traced-batch.ts';
import type { SendCommand } from './transfer-draft.ts';

const MAX_BATCH = 256;
const MAX_QUEUE = 4096;
// The second is read and judged while the first is being saved; a third would only wait for the accounts of both.
const MAX_RUNNING = 2;
/** With fewer, the fixed work of one more batch outweighs what is gained by running it beside another. */
const LEAST_BESIDE = 96;

/** Where transfers are handed in: they ride together in batches, each batch one unit of work. */
@Injectable()
export class TransferQueue {
  private readonly batcher: Batcher<SendCommand, Outcome>;

  constructor(
    unitOfWork: UnitOfWork,
    private readonly sending: SendTransactions,
    private readonly memos: SealedMemos,
    private readonly em: EntityManager,
    private readonly metrics: Metrics,
    tracing: Tracing,
  ) {
    this.batcher = new Batcher({
      run: (commands) => runBatch(commands, sending, unitOfWork, tracing),
      // What is told of the whole batch (its outcome is unknown, the database is away) holds for every command in it.
      mayRunAlone: (failure) => toRefusal(failure) === undefined || CONFLICT_STATES.has(sqlStateOf(failure) ?? ''),
      maxBatch: MAX_BATCH,
      maxQueue: MAX_QUEUE,
      maxRunning: MAX_RUNNING,
      leastBeside: LEAST_BESIDE,
      onBatch: (commands, ms) => { metrics.batchSaved(commands, ms); },
    });
    metrics.watchQueue({ depth: () => this.batcher.depth, waitMs: () => this.batcher.waitBehind(0) });
  }

  /** How long a transfer that comes now would wait, in milliseconds, behind at least so many others. */
  waitBehind(ahead: number): number {
    return this.batcher.waitBehind(ahead);
  }

  /** Sends a transfer and answers what became of it. */
  async send(command: SendCommand): Promise<Outcome> {
    const outcome = await this.batcher.submit(await this.opened(command)).catch((failure: unknown) => {
      this.metrics.sent('failed');
      throw failure;
    });
    this.metrics.sent(wordFor(outcome));
    return outcome;
  }

  /** Answers what would become of a transfer, and writes nothing. */
  async rehearse(command: SendCommand): Promise<Outcome> {
    const opened = await this.opened(command);
    const [settlement] = await transactional(this.em,
      (tx) => this.sending.rehearse(tx, [opened]), { readOnly: true }) as [Settlement];
    return outcomeOf(settlement, command.actor.requestId);
  }

  // A sealed memo is opened before the batch, which must not wait for one transfer's keys.
  private async opened(command: SendCommand): Promise<SendCommand> {
    const { request } = command;
    if (!request.sealedMemo) return command;
    if (request.memo) {
      throw invalid([{
        field: 'sealedMemo', code: 'CONFLICTING', message: 'sealedMemo takes the place of memo; give one of them.',
      }]);
    }
    return { ...command, openedMemo: await this.memos.receive(request.sealedMemo, request) };
  }
}

const wordFor = ({ status, body }: Outcome): SendOutcome => {
  if (status === 201) return (JSON.parse(body) as { status: SendOutcome }).status;
  return (JSON.parse(body) as { code: string }).code === 'COMPLIANCE_REJECTED' ? 'rejected' : 'refused';
};
