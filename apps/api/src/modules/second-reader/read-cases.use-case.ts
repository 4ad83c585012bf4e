import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { ENV, type Env } from '../../platform/env.ts';
import { EventLog } from '../../platform/event-log.ts';
import { toTransactionId } from '../../platform/ids.ts';
import type { Attempt } from '../../platform/jobs/job-handler.ts';
import { LanguageModel, type Said } from '../../platform/language-model.ts';
import { Metrics } from '../../platform/metrics.service.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { isPlainText } from '../../platform/wire.ts';
import { opinionIn, type GivenOpinion } from './given-opinion.ts';
import { ReadingQueue, type UnreadCase } from './reading-queue.queries.ts';
import type { ReadingState, SeenPrinciple, UnreadCause } from './second-reading.dto.ts';
import { INSTRUCTION_VERSION, messagesFor } from './sent-words.ts';

/** An opinion is a sentence; whatever surrounds it is not worth more. A memo cannot make the reader pause. */
const LIMITS = {
  mostBytes: 64_000, failuresToPause: 3, pausesFor: ['timed_out', 'unreachable'], pauseMs: 60_000, mostAtOnce: 1,
} as const;
const MOST_NAME = 100;
/** A case whose words are too many for what is left of a day is looked at again so much later. */
const LATER_MS = 60_000;

/** What is kept of a reading. */
interface Reading {
  outcome: Exclude<ReadingState, 'waiting'>;
  principle: SeenPrinciple | null;
  reason: string | null;
  unreadBecause: UnreadCause | null;
  answeredAs: string | null;
}

/**
 * Has the words of payments under review read by a model, one after the other, while officers have not decided. The
 * model is asked outside of any transaction; what it says is kept with its event in one, and changes nothing else.
 */
@Injectable()
export class ReadCases {
  private readonly model: LanguageModel;

  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'ai' | 'secondReader'>,
    private readonly unitOfWork: UnitOfWork,
    private readonly queue: ReadingQueue,
    private readonly events: EventLog,
    private readonly metrics: Metrics,
    private readonly clock: Clock,
  ) {
    this.model = new LanguageModel(env.ai, clock, { ...LIMITS, waitMs: env.secondReader?.waitMs ?? 0 },
      'the payment stays unread.');
  }

  /** Whether a case may be read now. */
  async isOpen(): Promise<boolean> {
    return this.env.secondReader !== undefined && this.model.isReady
      && this.unitOfWork.commit((tx) => this.queue.isWithinLimits(tx, 1));
  }

  /** Has one case read. */
  async execute(attempt: Attempt): Promise<void> {
    const taken = await this.unitOfWork.commit(async (tx) => {
      const found = await this.queue.take(tx, attempt.subject);
      if (found === null) await attempt.finish(tx);
      if (found === 'too_much') await attempt.postpone(tx, new Date(Date.now() + LATER_MS));
      return found;
    });
    if (taken === null || taken === 'too_much') return;
    if (taken.sent !== null) return this.read(attempt, taken, taken.sent);
    await this.unitOfWork.commit((tx) => this.keep(tx, attempt, unread('sealed')));
  }

  /** Says that a case could not be read, after its last attempt. */
  giveUp(tx: Tx, caseId: string): Promise<void> {
    return this.write(tx, caseId, unread('unusable'));
  }

  private async read(attempt: Attempt, { openedAt }: UnreadCase, sent: string): Promise<void> {
    const answer = await this.model.ask({ messages: messagesFor(sent), isJson: true }, opinionIn);
    if ('isUnasked' in answer) {
      await this.unitOfWork.commit((tx) => attempt.postpone(tx, null));
      return;
    }
    const reading = readingOf(answer);
    await this.unitOfWork.commit((tx) => this.keep(tx, attempt, reading));
    const waitedMs = this.clock.now().getTime() - openedAt.getTime();
    this.metrics.secondlyRead('failure' in answer ? answer.failure : answer.said.sight, Math.max(0, waitedMs) / 1000);
  }

  private async keep(tx: Tx, { subject, finish }: Attempt, reading: Reading): Promise<void> {
    await finish(tx);
    await this.write(tx, subject, reading);
  }

  /** Keeps what came of a reading, unless the case ended meanwhile: what nobody decided by is not told as if. */
  private async write(tx: Tx, id: string, reading: Reading): Promise<void> {
    const isOpen = await rows(tx, `
      select 1 from review_case where transaction_id = $1 and state = 'open' for share`, [id]);
    if (isOpen.length === 0) return;
    const { outcome, principle, reason, unreadBecause, answeredAs } = reading;
    const model = this.env.ai?.model ?? '';
    const kept = await rows(tx, `
      insert into second_reading (transaction_id, outcome, principle, reason, unread_because, model, answered_as,
        instruction, read_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning 1`,
    [id, outcome, principle, reason, unreadBecause, model, answeredAs, INSTRUCTION_VERSION, this.clock.now()]);
    if (kept.length === 0) return;
    await this.events.record(tx, [{
      action: 'second_reading_keep', resource: 'second_reading', resourceId: id, actor: null,
      severity: outcome === 'resembles' ? 'warning' : 'info',
      details: {
        transactionId: toTransactionId(id), outcome, principle, unreadBecause, model, answeredAs,
        instruction: INSTRUCTION_VERSION,
      },
    }]);
  }
}

const unread = (because: UnreadCause): Reading =>
  ({ outcome: 'unread', principle: null, reason: null, unreadBecause: because, answeredAs: null });

const readingOf = (answer: Exclude<Said<GivenOpinion>, { isUnasked: true }>): Reading => {
  if ('failure' in answer) return unread(answer.failure);
  const { said: { sight, reason }, by } = answer;
  const answeredAs = by !== null && isPlainText(by, 1, MOST_NAME) ? by : null;
  return {
    outcome: sight === 'nothing' ? 'nothing' : 'resembles', principle: sight === 'nothing' ? null : sight, reason,
    unreadBecause: null, answeredAs,
  };
};
