import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DueWorkRound } from '../../platform/due-work-round.service.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { SandboxClock } from '../../platform/sandbox-clock.ts';
import type { ClockDto } from './clock.dto.ts';

/** Reads the sandbox's clock, and what waits for it. */
@Injectable()
export class ClockQueries {
  constructor(
    private readonly clock: SandboxClock,
    private readonly rounds: DueWorkRound,
    private readonly em: EntityManager,
  ) {}

  async now(actor: Actor): Promise<ClockDto> {
    await this.clock.sync(this.em.fork());
    const next = actor.role === 'admin' ? await this.rounds.next() : null;
    const now = this.clock.now();
    return {
      now: now.toISOString(),
      offsetMs: this.clock.offsetMs,
      machineTime: new Date(now.getTime() - this.clock.offsetMs).toISOString(),
      nextDue: next && { at: next.at.toISOString(), work: next.work.name },
    };
  }
}
