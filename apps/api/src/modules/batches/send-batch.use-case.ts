import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { pipeline, transactional } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { isForgotten, type Keyed, type Outcome } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import { parseAmount } from '../../platform/money.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { termsOf, type PaymentDetails, type SendCommand, type Settlement } from '../transfers/public.ts';
import { SendTransactions } from '../transfers/send-transactions.use-case.ts';
import { WalletDirectory, checkedAddress } from '../wallets/wallet-directory.service.ts';
import { refuseUnfit } from './batch-items.ts';
import {
  BatchRejection, leftOut, refuseUnlessAllPass, summarise, tallyOf, toItemOutcome, type ItemOutcome,
} from './batch-outcomes.ts';
import { BatchRegister, isOpen, type BatchPlan } from './batch-register.service.ts';
import type { BatchItemDto, SendBatchDto } from './batch.dto.ts';
import { refusedAmong, refusedWith } from './refused-row.ts';

/** How many payments share one database transaction when each is for itself. */
const CHUNK = 500;
const HOUR_MS = 3_600_000;

/** For each item of a batch the names of others whom it speaks of; no part of what is asked for. */
export type AlsoNamed = readonly (readonly string[])[];

interface SendingOptions {
  named?: AlsoNamed;
  resuming?: boolean;
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

  /**
   * @param named whom each payment names beside its parties
   * @param resuming that it may have been begun, however long ago: what was made then is left out of the answer
   */
  async execute(
    command: Keyed, request: SendBatchDto, { named = [], resuming = false }: SendingOptions = {},
  ): Promise<Outcome> {
    const plan = await this.plan(command.actor, request);
    const [opened] = await this.unitOfWork.runSteps([{ ...command, route: `${command.route} open` }], {
      open: () => Promise.resolve(),
      execute: (tx) => ({
        outcomes: [{ status: 200, body: JSON.stringify(plan.id) }],
        saving: this.register.open(tx, command.actor, plan),
      }),
    }) as [Outcome];
    const isOld = resuming && isForgotten(opened);
    if (opened.status !== 200 && !isOld) return opened;
    const id = isOld ? plan.id : JSON.parse(opened.body) as string;
    const items = request.items.map((item, n) =>
      toCommand(command, request, item, { batchId: id, alsoNamed: named[n] }));
    const batch = { id, command, items, sent: request.items, resuming };
    return request.atomic ? this.sendAll(batch) : this.sendEach(batch);
  }

  /** Answers what would become of a batch, and writes nothing. */
  async rehearse(command: Keyed, request: SendBatchDto, named: AlsoNamed = []): Promise<Outcome> {
    await this.plan(command.actor, request);
    const items = request.items.map((item, n) => toCommand(command, request, item, { alsoNamed: named[n] }));
    const settlements = await transactional(this.em,
      (tx) => this.sending.rehearse(tx, items), { readOnly: true });
    if (request.atomic) refuseUnlessAllPass(settlements);
    return summarise(null, settlements.map((made, n) => toItemOutcome(made, items[n] as SendCommand, n)));
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

  private async sendEach({ id, command, items, sent, resuming }: OpenBatch): Promise<Outcome> {
    const outcomes: ItemOutcome[] = [];
    let isReplay = command.idempotencyKey !== null;
    for (let start = 0; start < items.length; start += CHUNK) {
      const end = start + CHUNK;
      const part = { id, command, items: items.slice(start, end), sent: sent.slice(start, end) };
      const chunk = await this.sendChunk(part, start);
      if (resuming && isForgotten(chunk)) continue;
      if (chunk.status !== 200) return chunk;
      isReplay &&= chunk.isReplay === true;
      outcomes.push(...JSON.parse(chunk.body) as ItemOutcome[]);
    }
    return { ...summarise(id, outcomes), isReplay };
  }

  private sendChunk({ id, command, items, sent }: Omit<OpenBatch, 'resuming'>, start: number): Promise<Outcome> {
    return this.make({
      id, items, sent, start, command: { ...command, route: `${command.route} ${start}` },
      accept: () => undefined,
      answer: (outcomes) => ({ status: 200, body: JSON.stringify(outcomes) }),
      ended: () => ({ status: 200, body: JSON.stringify(items.map((item, n) => leftOut(start + n, item))) }),
    });
  }

  private async sendAll(batch: OpenBatch): Promise<Outcome> {
    const { id } = batch;
    try {
      return await this.make({
        ...batch, start: 0,
        accept: refuseUnlessAllPass,
        answer: (outcomes) => summarise(id, outcomes),
        ended: () => { throw hasEnded(); },
      });
    } catch (failure) {
      if (failure instanceof BatchRejection) return this.keepRejection(batch, failure);
      throw failure;
    }
  }

  /** Makes payments in one unit of work: all that is read and locked is one trip, all that is written another. */
  private async make({ id, command, items, sent, start, accept, answer, ended }: Part): Promise<Outcome> {
    const { actor } = command;
    const [outcome] = await this.unitOfWork.runSteps([command], {
      open: (tx) => pipeline([this.register.hold(tx, id), this.sending.open(tx, items)]),
      execute: (tx, _, [state, context]) => {
        if (!isOpen(state)) return { outcomes: [ended()], saving: Promise.resolve() };
        const settlements = this.sending.settleAll(context, items);
        accept(settlements);
        const outcomes = settlements.map((made, n) => toItemOutcome(made, items[n] as SendCommand, start + n));
        const saving = pipeline([
          this.register.resume(tx, actor, id, state),
          this.sending.save(tx, context, settlements),
          this.register.keepRefusals(tx, id, refusedAmong(settlements, sent, start)),
          this.register.count(tx, actor, id, tallyOf(outcomes)),
        ]);
        return { outcomes: [answer(outcomes)], saving };
      },
    }) as [Outcome];
    return outcome;
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

const hasEnded = (): Refusal => new Refusal(409, 'BATCH_CANCELLED', 'The batch was cancelled before it was made.');

interface Beside {
  batchId?: string;
  alsoNamed: readonly string[] | undefined;
}

const toCommand = (
  { actor }: Keyed, batch: SendBatchDto, item: BatchItemDto, { batchId, alsoNamed = [] }: Beside,
): SendCommand => {
  const memo = item.memo?.normalize('NFC').trim() ?? batch.memo;
  return {
    actor, route: 'batch.item', idempotencyKey: null, fingerprint: null,
    ...(batchId === undefined ? {} : { batchId }),
    request: {
      type: 'send', network: batch.network, currency: batch.currency, fromAddress: batch.fromAddress,
      toAddress: item.toAddress, amount: item.amount,
      ...(memo === undefined ? {} : { memo }),
      ...saidOf(batch, item),
      ...(alsoNamed.length === 0 ? {} : { alsoNamed }),
      ...(batch.sourceOfFunds === undefined ? {} : { sourceOfFunds: batch.sourceOfFunds }),
      ...(batch.sourceOfFundsText === undefined ? {} : { sourceOfFundsText: batch.sourceOfFundsText }),
      ...(batch.programmableLogic === undefined ? {} : { programmableLogic: batch.programmableLogic }),
    },
  };
};

/** What a payment of a batch says of itself: what its row says, else what the batch says. */
const saidOf = (
  { originator, purposeCode, isReferenceUnique, metadata }: SendBatchDto, item: BatchItemDto,
): PaymentDetails => {
  const line = (text: string | undefined) => text?.normalize('NFC').trim();
  const said = {
    isReferenceUnique: item.reference === undefined ? undefined : isReferenceUnique,
    metadata: item.metadata ?? metadata,
    purposeCode: item.purposeCode ?? purposeCode, counterpartyName: line(item.counterpartyName),
    counterpartyCountry: item.counterpartyCountry?.toUpperCase(), reference: line(item.reference),
    uetr: item.uetr?.toLowerCase(),
    beneficiary: item.beneficiary, originator: item.originator ?? originator,
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
};
