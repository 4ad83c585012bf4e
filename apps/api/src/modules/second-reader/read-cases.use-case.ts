import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { ENV, type Env } from '../../platform/env.ts';
import { EventLog } from '../../platform/event-log.ts';
import { toTransactionId } from '../../platform/ids.ts';
import { LanguageModel, type Said } from '../../platform/language-model.ts';
import { Metrics } from '../../platform/metrics.service.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { isPlainText } from '../../platform/wire.ts';
import { opinionIn, type GivenOpinion } from './given-opinion.ts';
import { ReadingQueue, type ClaimedCase } from './reading-queue.queries.ts';
import type { ReadingState, SeenPrinciple, UnreadCause } from './second-reading.dto.ts';
import { INSTRUCTION_VERSION, messagesFor } from './sent-words.ts';

/** An opinion is a sentence; whatever surrounds it is not worth more. A memo cannot make the reader pause. */
const LIMITS = {
  mostBytes: 64_000, failuresToPause: 3, pausesFor: ['timed_out', 'unreachable'], pauseMs: 60_000, mostAtOnce: 1,
} as const;
const MOST_NAME = 100;

/** What one try came to: the model was asked, a case was done with otherwise, or there was nothing to do. */
export type Tried = 'asked' | 'settled' | 'idle';

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

  /** Takes the case that waits longest a step further. */
  async execute(): Promise<Tried> {
    if (this.env.secondReader === undefined || !this.model.isReady) return 'idle';
    const claimed = await this.unitOfWork.commit((tx) => this.queue.claim(tx));
    if (claimed === null) return 'idle';
    if (claimed === 'passed_over') return 'settled';
    if (claimed.sent === null) {
      await this.unitOfWork.commit((tx) => this.keep(tx, claimed, unread('sealed')));
      return 'settled';
    }
    await this.read(claimed, claimed.sent);
    return 'asked';
  }

  private async read(claimed: ClaimedCase, sent: string): Promise<void> {
    const answer = await this.model.ask({ messages: messagesFor(sent), isJson: true }, opinionIn);
    if ('isUnasked' in answer) {
      await this.unitOfWork.commit((tx) => this.queue.giveBack(tx, claimed.id));
      return;
    }
    const reading = readingOf(answer);
    await this.unitOfWork.commit((tx) => this.keep(tx, claimed, reading));
    const waitedMs = this.clock.now().getTime() - claimed.openedAt.getTime();
    this.metrics.secondlyRead('failure' in answer ? answer.failure : answer.said.sight, Math.max(0, waitedMs) / 1000);
  }

  /** Keeps what came of a reading, unless the case ended meanwhile: what nobody decided by is not told as if. */
  private async keep(tx: Tx, { id }: ClaimedCase, reading: Reading): Promise<void> {
    await this.queue.end(tx, id);
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
