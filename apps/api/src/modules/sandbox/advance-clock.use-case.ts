import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sqlStateOf } from '../../platform/database/sql-states.ts';
import { transactional } from '../../platform/database/sql.ts';
import { DueWorkRound, type RoundResult } from '../../platform/due-work-round.service.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal, invalid, unavailable } from '../../platform/http/problems/refusal.ts';
import { SandboxClock } from '../../platform/sandbox-clock.ts';
import { SealBlock } from '../blocks/sealing/seal-block.use-case.ts';
import type { AdvanceClockDto, ClockAdvancedDto } from './clock.dto.ts';
import { ClockQueries } from './clock.queries.ts';
import { after } from './duration.ts';

const FARTHEST = 'P10Y';
/** The calendar of papers, tables and keys is not looked at beyond it. */
const LAST_MOMENT = new Date('2199-12-31T00:00:00Z');
/** As much as a person waits for; the answer says that there is more. */
const MOST_PIECES = 1_000;
const LOCK_NOT_AVAILABLE = '55P03';

/** Advances the sandbox's clock from one due moment to the next, and does at each what falls due there. */
@Injectable()
export class AdvanceClock {
  constructor(
    private readonly clock: SandboxClock,
    private readonly rounds: DueWorkRound,
    private readonly sealing: SealBlock,
    private readonly events: EventLog,
    private readonly clocks: ClockQueries,
    private readonly em: EntityManager,
  ) {}

  async execute(actor: Actor, request: AdvanceClockDto): Promise<ClockAdvancedDto> {
    await this.clock.sync(this.em.fork());
    const from = this.clock.now();
    const to = targetOf(request, from);
    const result = await this.rounds.run({
      until: to, mostPieces: MOST_PIECES, isPatient: true, arrive: (at) => this.moveTo(actor, at),
    });
    if (result === null) {
      throw new Refusal(409, 'CLOCK_MOVING', 'Somebody else is advancing the clock. Try again when it has arrived.');
    }
    if (result.stoppedBy === null) await this.moveTo(actor, to);
    return answerOf(from, result, await this.clocks.now(actor));
  }

  // What happened until now is sealed first, so that its blocks bear the time in which it happened.
  private async moveTo(actor: Actor, to: Date): Promise<void> {
    const from = this.clock.now();
    if (to <= from) return;
    await this.sealing.execute();
    try {
      this.clock.learn(await transactional(this.em, async (tx) => {
        const offset = await this.clock.move(tx, to);
        await this.events.record(tx, [{
          action: 'clock_advance', type: 'sandbox.clock_advanced', resource: 'sandbox', resourceId: 'clock', actor,
          severity: 'warning', details: { from: from.toISOString(), to: to.toISOString() },
        }]);
        return offset;
      }));
    } catch (failure) {
      if (sqlStateOf(failure) !== LOCK_NOT_AVAILABLE) throw failure;
      throw unavailable('CLOCK_HELD', 'A change takes so long that the clock could not be moved past it. Try again.');
    }
  }
}

const targetOf = ({ to, by }: AdvanceClockDto, from: Date): Date => {
  if ((to ?? null) === null === ((by ?? null) === null)) {
    throw invalid(['to', 'by'].map((field) => ({ field, message: `Give either to or by (${field}).` })));
  }
  const target = typeof by === 'string' ? after(from, by) : new Date(to ?? '');
  const about = { now: from.toISOString(), to: target.toISOString() };
  if (target <= from) {
    throw new Refusal(422, 'CLOCK_GOES_BACK',
      `The clock of the sandbox stands at ${about.now} and never goes back to ${about.to}.`, about);
  }
  if (target > after(from, FARTHEST) || target > LAST_MOMENT) {
    throw new Refusal(422, 'CLOCK_TOO_FAR',
      `The clock goes at most ten years at a time, and never beyond ${LAST_MOMENT.toISOString()}.`, about);
  }
  return target;
};

const answerOf = (
  from: Date, { done, stoppedBy }: RoundResult, clock: Omit<ClockAdvancedDto, 'from' | 'done' | 'stoppedBy'>,
): ClockAdvancedDto => ({
  ...clock,
  from: from.toISOString(),
  done: done.map((work) => ({ ...work, firstAt: work.firstAt.toISOString(), lastAt: work.lastAt.toISOString() })),
  stoppedBy: stoppedBy && { ...stoppedBy, at: stoppedBy.at.toISOString() },
});
