import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Instruction } from '@connect/iso20022';
import { tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
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

/** A `PmtInf` that is not refused, and the id that its batch has or will have. */
interface WaitingInstruction {
  place: number;
  batchId: string;
  instruction: Instruction;
}

/** The message is what is asked for, and it is always the same; what is made of it may be another thing tomorrow. */
const commandOf = (actor: Actor, batchId: string) => keyedBy(actor, 'iso20022.instruction', batchId, { batchId });

/** So many batches and payments are sent at once: one commit for each would cost more than what is paid by it. */
const MOST_BATCHES = 100;
const MOST_PAYMENTS = 500;

/** Instructions in their order, as many at once as are sent together; larger ones by themselves. */
const together = (waiting: readonly WaitingInstruction[]): WaitingInstruction[][] => {
  const groups: WaitingInstruction[][] = [];
  let payments = Infinity;
  for (const one of waiting) {
    const count = one.instruction.transfers.length;
    const last = groups.at(-1);
    if (last !== undefined && payments + count <= MOST_PAYMENTS && last.length < MOST_BATCHES) last.push(one);
    else groups.push([one]);
    payments = groups.at(-1)?.length === 1 ? count : payments + count;
  }
  return groups;
};

/**
 * Carries a message out: the payments from each account as a batch of its wallet, small ones together, each under a key
 * of the message's own, so that a second attempt goes on where the first was cut short; and then the answer, in the
 * commit that ends the job.
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
    const waiting = (await this.waiting(id)).map(({ place, batch_id: batchId }): WaitingInstruction =>
      ({ place, batchId, instruction: request.instructions[place] as Instruction }));
    for (const some of together(waiting)) {
      signal.throwIfAborted();
      if (await this.sendTogether(message, some, wallets)) continue;
      for (const { place, batchId, instruction } of some) {
        signal.throwIfAborted();
        const obstacle = await this.send(message, instruction, wallets, batchId);
        if (obstacle !== null) await this.refuse(id, place, obstacle);
      }
    }
    await this.answering.tell(message, finish);
  }

  /** Sends several batches at once; false where something stands in the way of one, so that each goes by itself. */
  private async sendTogether(
    { actor, isEntitled }: Message, some: readonly WaitingInstruction[], wallets: NamedWallets,
  ): Promise<boolean> {
    if (some.length === 1 || !isEntitled || await this.isAnyBegun(some)) return false;
    const batches = some.map(({ instruction, batchId }) => toBatch(instruction, wallets, batchId));
    if (batches.some(({ problems }) => problems.length > 0)) return false;
    const outcomes = await attemptLater(() => this.sending.executeTogether(batches.map(({ request, named }, n) => (
      { command: commandOf(actor, (some[n] as WaitingInstruction).batchId), request, named }))));
    return !(outcomes instanceof Refusal) && outcomes.every(({ status }) => status < 400);
  }

  private async isAnyBegun(some: readonly WaitingInstruction[]): Promise<boolean> {
    const ids = some.map(({ batchId }) => batchId);
    return await tables(this.em.fork()).selectFrom('batch').select('id')
      .where((batch) => batch('id', '=', batch.fn.any(batch.val(ids)))).limit(1).executeTakeFirst() !== undefined;
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
    const outcome = await attemptLater(() =>
      this.sending.execute(commandOf(actor, batchId), request, { named, resuming: true }));
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
