import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Instruction } from '@connect/iso20022';
import { tables } from '../../../platform/database/tables.ts';
import { Refusal, attemptLater, type ProblemBody } from '../../../platform/http/problems/refusal.ts';
import { keyedBy } from '../../../platform/idempotency.ts';
import type { Attempt } from '../../../platform/jobs/job-handler.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { SendBatch } from '../../batches/send-batch.use-case.ts';
import type { KeptMessage } from '../messages/message-handler.ts';
import { AnswerTransfers } from './answer-transfers.service.ts';
import { NamedWallets } from './named-wallets.ts';
import type { TransferKind } from './credit-transfer-handler.service.ts';
import { toBatch } from './to-batch.ts';

type Message = KeptMessage<TransferKind>;

/** Why a `PmtInf` did not become a batch. */
interface Obstacle {
  code: string;
  error: string;
}

const NOT_ENTITLED: Obstacle = {
  code: 'FORBIDDEN', error: 'Whoever sent the message may not send payments any more.',
};

/**
 * Carries a message out: the payments from each account as a batch of its wallet, under a key of the message's own, so
 * that a second attempt goes on where the first was cut short; and then the answer, in the commit that ends the job.
 */
@Injectable()
export class CarryOutTransfers {
  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly sending: SendBatch,
    private readonly answering: AnswerTransfers,
  ) {}

  async execute(message: Message, { signal, finish }: Attempt): Promise<void> {
    const { id, request } = message;
    const wallets = await NamedWallets.read(this.em.fork(), request);
    for (const { place, batch_id: batchId } of await this.waiting(id)) {
      signal.throwIfAborted();
      const obstacle = await this.send(message, request.instructions[place] as Instruction, wallets, batchId);
      if (obstacle !== null) await this.refuse(id, place, obstacle);
    }
    await this.answering.tell(message, finish);
  }

  /** What was refused before stays refused, whatever has changed since. */
  private waiting(id: string) {
    return tables(this.em.fork()).selectFrom('iso_instruction as i')
      .leftJoin('iso_instruction_refusal as r', (join) =>
        join.onRef('r.message_id', '=', 'i.message_id').onRef('r.place', '=', 'i.place'))
      .select(['i.place', 'i.batch_id']).where('i.message_id', '=', id).where('r.code', 'is', null)
      .orderBy('i.place').execute();
  }

  /** Sends the batch of a `PmtInf`; what keeps it from being one is its obstacle. */
  private async send(
    { actor, isEntitled }: Message, instruction: Instruction, wallets: NamedWallets, batchId: string,
  ): Promise<Obstacle | null> {
    const isBegun = await tables(this.em.fork()).selectFrom('batch').select('id').where('id', '=', batchId)
      .executeTakeFirst() !== undefined;
    if (!isBegun && !isEntitled) return NOT_ENTITLED;
    const { request, named, problems } = toBatch(instruction, wallets, batchId);
    const [problem] = problems;
    if (!isBegun && problem !== undefined) return { code: 'VALIDATION_FAILED', error: problem.message };
    // The message is what is asked for, and it is always the same; what is made of it may be another thing tomorrow.
    const command = keyedBy(actor, 'iso20022.instruction', batchId, { batchId });
    const outcome = await attemptLater(() => this.sending.execute(command, request, { named, resuming: true }));
    if (outcome instanceof Refusal) return obstacleIn(outcome.status, { code: outcome.code, error: outcome.message });
    return outcome.status < 400 ? null : obstacleIn(outcome.status, JSON.parse(outcome.body) as ProblemBody, isBegun);
  }

  private async refuse(id: string, place: number, { code, error }: Obstacle): Promise<void> {
    await this.unitOfWork.commit((tx) => tables(tx).insertInto('iso_instruction_refusal')
      .values({ message_id: id, place, code, error })
      .onConflict((conflict) => conflict.columns(['message_id', 'place']).doNothing()).execute());
  }
}

/**
 * A refusal that stands; what may pass by itself is thrown, so that the job is tried again. So is what keeps a batch
 * that was begun from its end: somebody has to see to it, and its payments are not told as waiting for ever.
 */
const obstacleIn = (status: number, { code, error }: Obstacle, isBegun = false): Obstacle => {
  if (status >= 500 || isBegun) throw new Error(`${code}: ${error}`);
  return { code, error };
};
