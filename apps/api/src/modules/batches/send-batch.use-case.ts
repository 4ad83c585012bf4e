import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { pipeline, transactional, type Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal, attemptLater } from '../../platform/http/problems/refusal.ts';
import { isForgotten, type Keyed, type Outcome } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import { parseAmount } from '../../platform/money.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { termsOf, type SendCommand, type Settlement } from '../transfers/public.ts';
import { SendTransactions } from '../transfers/send-transactions.use-case.ts';
import { WalletDirectory, checkedAddress } from '../wallets/wallet-directory.service.ts';
import { toCommand, type AlsoNamed } from './batch-commands.ts';
import { refuseUnfit } from './batch-items.ts';
import {
  BatchRejection, leftOut, refuseUnlessAllPass, summarise, tallyOf, toItemOutcome, type ItemOutcome,
} from './batch-outcomes.ts';
import type { BatchState } from './batch-life.dto.ts';
import { BatchRegister, isOpen, type BatchPlan, type Tally } from './batch-register.service.ts';
import type { BatchItemDto, SendBatchDto } from './batch.dto.ts';
import { refusedAmong, refusedWith } from './refused-row.ts';

/** How many payments share one database transaction when each is for itself. */
const CHUNK = 500;
const HOUR_MS = 3_600_000;

interface SendingOptions {
  /** Whom each payment names beside its parties. */
  named?: AlsoNamed;
  /** That it may have been begun, however long ago: what was made then is left out of the answer. */
  resuming?: boolean;
}

/** A batch that is asked for, under a key. */
interface AskedBatch extends SendingOptions {
  command: Keyed;
  request: SendBatchDto;
}

/** A batch that is written down, and the payments it asks for. */
interface OpenBatch {
  id: string;
  command: Keyed;
  items: SendCommand[];
  /** The same as they were sent. */
  sent: readonly BatchItemDto[];
  resuming: boolean;
}

/** Payments of a batch that are made together, and what is answered. */
interface Part extends Omit<OpenBatch, 'resuming'> {
  /** The place of the first of them in the request. */
  start: number;
  /** Throws where what they came to may not stand. */
  accept: (settlements: Settlement[]) => void;
  /** What is kept under the key of these payments. */
  answer: (outcomes: ItemOutcome[]) => Outcome;
  /** Answers when the batch has ended before. */
  ended: () => Outcome;
}

type Context = Awaited<ReturnType<SendTransactions['open']>>;

/** What payments of a batch came to; without a tally where it had ended before. */
interface MadePart {
  part: Part;
  state: BatchState;
  outcome: Outcome;
  settlements: Settlement[];
  tally: Tally | null;
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
    private readonly register: BatchRegister,
    private readonly wallets: WalletDirectory,
    private readonly clock: Clock,
    private readonly em: EntityManager,
  ) {}

  async execute(command: Keyed, request: SendBatchDto, options: SendingOptions = {}): Promise<Outcome> {
    const [batch] = await this.open([{ command, request, ...options }]) as [OpenBatch | Outcome];
    if ('status' in batch) return batch;
    return request.atomic ? this.sendAll(batch) : this.sendEach(batch);
  }

  /**
   * Sends small batches in their order, each payment for itself, all of them in two units of work. What throws, or is
   * answered with a refusal, may keep the others from being made; `execute` goes on from there with each of them.
   */
  async executeTogether(asked: readonly AskedBatch[]): Promise<Outcome[]> {
    const opened = await this.open(asked);
    const batches = opened.filter((one): one is OpenBatch => !('status' in one));
    if (batches.length < asked.length) return opened.filter((one): one is Outcome => 'status' in one);
    const outcomes = await this.make(batches.map((batch) => chunkOf(batch, 0)));
    return outcomes.map((chunk, n) => (chunk.status === 200
      ? summarise((batches[n] as OpenBatch).id, JSON.parse(chunk.body) as ItemOutcome[]) : chunk));
  }

  /** Answers what would become of a batch, and writes nothing. */
  async rehearse(command: Keyed, request: SendBatchDto): Promise<Outcome> {
    await this.plan(command.actor, request);
    const items = request.items.map((item) => toCommand(command, request, item));
    const settlements = await transactional(this.em,
      (tx) => this.sending.rehearse(tx, items), { readOnly: true });
    if (request.atomic) refuseUnlessAllPass(settlements);
    return summarise(null, settlements.map((made, n) => toItemOutcome(made, items[n] as SendCommand, n)));
  }

  /**
   * Answers what would become of batches that are sent in their order, each payment for itself, and writes nothing; in
   * the place of one that cannot be a batch its refusal.
   */
  async rehearseTogether(asked: readonly AskedBatch[]): Promise<(Outcome | Refusal)[]> {
    const refusals: (Refusal | null)[] = [];
    for (const { command, request } of asked) {
      const plan = await attemptLater(() => this.plan(command.actor, request));
      refusals.push(plan instanceof Refusal ? plan : null);
    }
    const lists = asked.map(({ command, request, named = [] }, n) => (refusals[n] === null
      ? request.items.map((item, at) => toCommand(command, request, item, { alsoNamed: named[at] })) : []));
    const settlements = await transactional(this.em,
      (tx) => this.sending.rehearse(tx, lists.flat()), { readOnly: true });
    let next = 0;
    return lists.map((items, n) => {
      const made = settlements.slice(next, next += items.length);
      return refusals[n] ?? summarise(null, made.map((one, at) => toItemOutcome(one, items[at] as SendCommand, at)));
    });
  }

  /** Writes batches down; in the place of one that cannot be, why. */
  private async open(asked: readonly AskedBatch[]): Promise<(OpenBatch | Outcome)[]> {
    const openings: (Keyed & { plan: BatchPlan })[] = [];
    for (const { command, request } of asked) {
      openings.push({
        ...command, route: `${command.route} open`, plan: await this.plan(command.actor, request),
      });
    }
    const outcomes = await this.unitOfWork.runSteps(openings, {
      open: () => Promise.resolve(),
      execute: (tx, fresh) => ({
        outcomes: fresh.map(({ plan }) => ({ status: 200, body: JSON.stringify(plan.id) })),
        saving: pipeline(fresh.map(({ actor, plan }) => this.register.open(tx, actor, plan))),
      }),
    });
    return outcomes.map((outcome, n): OpenBatch | Outcome => {
      const { command, request, named = [], resuming = false } = asked[n] as AskedBatch;
      const isOld = resuming && isForgotten(outcome);
      if (outcome.status !== 200 && !isOld) return outcome;
      const id = isOld ? (openings[n] as { plan: BatchPlan }).plan.id : JSON.parse(outcome.body) as string;
      const items = request.items.map((item, at) =>
        toCommand(command, request, item, { batchId: id, alsoNamed: named[at] }));
      return { id, command, items, sent: request.items, resuming };
    });
  }

  private async plan(actor: Actor, request: SendBatchDto): Promise<BatchPlan> {
    refuseUnfit(request.items);
    const now = this.clock.now();
    const terms = termsOf({ ...request, type: 'send' }, now);
    const wallet = await this.wallets.visible(
      this.em.fork(), actor, checkedAddress('fromAddress', request.fromAddress));
    return {
      id: request.batchId ?? newId(), wallet, isAtomic: request.atomic, memo: request.memo ?? null, terms,
      expiresInHours: terms.expiresAt && (terms.expiresAt.getTime() - now.getTime()) / HOUR_MS,
      count: request.items.length,
      totalMinor: request.items.reduce((sum, item) => sum + (parseAmount(item.amount) ?? 0n), 0n),
      mendsId: request.mends ?? null,
    };
  }

  private async sendEach(batch: OpenBatch): Promise<Outcome> {
    const { id, command, items, resuming } = batch;
    const outcomes: ItemOutcome[] = [];
    let isReplay = command.idempotencyKey !== null;
    for (let start = 0; start < items.length; start += CHUNK) {
      const [chunk] = await this.make([chunkOf(batch, start)]) as [Outcome];
      if (resuming && isForgotten(chunk)) continue;
      if (chunk.status !== 200) return chunk;
      isReplay &&= chunk.isReplay === true;
      outcomes.push(...JSON.parse(chunk.body) as ItemOutcome[]);
    }
    return { ...summarise(id, outcomes), isReplay };
  }

  private async sendAll(batch: OpenBatch): Promise<Outcome> {
    const { id } = batch;
    try {
      const [outcome] = await this.make([{
        ...batch, start: 0,
        accept: refuseUnlessAllPass,
        answer: (outcomes) => summarise(id, outcomes),
        ended: () => { throw hasEnded(); },
      }]) as [Outcome];
      return outcome;
    } catch (failure) {
      if (failure instanceof BatchRejection) return this.keepRejection(batch, failure);
      throw failure;
    }
  }

  /** Makes payments in one unit of work: all that is read and locked is one trip, all that is written another. */
  private make(parts: readonly Part[]): Promise<Outcome[]> {
    const commands = parts.map((part) => ({ ...part.command, part }));
    return this.unitOfWork.runSteps(commands, {
      open: (tx) => pipeline([
        pipeline(parts.map(({ id }) => this.register.hold(tx, id))),
        this.sending.open(tx, parts.flatMap(({ items }) => items)),
      ]),
      execute: (tx, fresh, [states, context]) => {
        const stateOf = new Map(parts.map(({ id }, n) => [id, states[n] as BatchState]));
        const made = fresh.map(({ part }) => this.settle(context, part, stateOf.get(part.id) as BatchState));
        return { outcomes: made.map(({ outcome }) => outcome), saving: this.save(tx, context, made) };
      },
    });
  }

  /** What becomes of some payments of a batch; of one that has ended nothing is made and counted any more. */
  private settle(context: Context, part: Part, state: BatchState): MadePart {
    const { items, start, accept, answer, ended } = part;
    if (!isOpen(state)) return { part, state, outcome: ended(), settlements: [], tally: null };
    const settlements = this.sending.settleAll(context, items);
    accept(settlements);
    const outcomes = settlements.map((made, n) => toItemOutcome(made, items[n] as SendCommand, start + n));
    return { part, state, outcome: answer(outcomes), settlements, tally: tallyOf(outcomes) };
  }

  private save(tx: Tx, context: Context, all: readonly MadePart[]): Promise<unknown> {
    const made = all.filter(({ tally }) => tally !== null);
    if (made.length === 0) return Promise.resolve();
    return pipeline<unknown[]>([
      ...made.map(({ part: { id, command }, state }) => this.register.resume(tx, command.actor, id, state)),
      this.sending.save(tx, context, made.flatMap(({ settlements }) => settlements)),
      ...made.map(({ part: { id, sent, start }, settlements }) =>
        this.register.keepRefusals(tx, id, refusedAmong(settlements, sent, start))),
      ...made.map(({ part: { id, command }, tally }) =>
        this.register.count(tx, command.actor, id, tally as Tally)),
    ]);
  }

  // Nothing of the payments is kept, so what an auditor will ask for is written down by itself, with the answer.
  private async keepRejection({ id, command, sent }: OpenBatch, rejection: BatchRejection): Promise<Outcome> {
    const { actor } = command;
    const [outcome] = await this.unitOfWork.run([command], async (tx) => {
      const state = await this.register.hold(tx, id);
      if (!isOpen(state)) throw hasEnded();
      await this.register.resume(tx, actor, id, state);
      await this.register.keepRefusals(tx, id, refusedWith(rejection, sent));
      await this.register.refuse(tx, actor, id, rejection.failure);
      return [{ status: rejection.status, body: JSON.stringify(rejection.toBody(actor.requestId)) }];
    }) as [Outcome];
    return outcome;
  }
}

/** The payments from one place on that are made together; what they came to is kept under a key of their own. */
const chunkOf = ({ id, command, items, sent }: OpenBatch, start: number): Part => {
  const some = items.slice(start, start + CHUNK);
  return {
    id, items: some, sent: sent.slice(start, start + CHUNK), start,
    command: { ...command, route: `${command.route} ${start}` },
    accept: () => undefined,
    answer: (outcomes) => ({ status: 200, body: JSON.stringify(outcomes) }),
    ended: () => ({ status: 200, body: JSON.stringify(some.map((item, n) => leftOut(start + n, item))) }),
  };
};

const hasEnded = (): Refusal => new Refusal(409, 'BATCH_CANCELLED', 'The batch was cancelled before it was made.');
