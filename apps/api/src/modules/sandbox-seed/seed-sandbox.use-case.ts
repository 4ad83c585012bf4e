import { setTimeout as sleep } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { transactional } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import { DueWorkRound } from '../../platform/due-work-round.service.ts';
import { SandboxClock } from '../../platform/sandbox-clock.ts';
import { SealBlock } from '../blocks/sealing/seal-block.use-case.ts';
import { SeedPeople } from './seed-people.service.ts';
import type { SeedAction } from './seed-action.ts';
import { SeedUseCases } from './seed-use-cases.service.ts';

const RETRY_MS = 5;
/** What happens within ten minutes of each other is sealed together. */
const BURST_MS = 600_000;
const NEVER = new Date('9999-12-31T00:00:00Z');

/**
 * Plays actions in the order of time. The clock goes from one to the next as an administrator's advance leads it: what
 * falls due on the way is done at its own moment, and what happened is sealed before the clock goes on.
 */
@Injectable()
export class SeedSandbox {
  /** When the next work falls due, as far as that is known. */
  private due: Date | undefined;

  constructor(
    private readonly clock: SandboxClock,
    private readonly rounds: DueWorkRound,
    private readonly sealing: SealBlock,
    private readonly people: SeedPeople,
    private readonly useCases: SeedUseCases,
    private readonly em: EntityManager,
  ) {}

  /** Plays actions; before each moment it asks whether it still may, which throws where it may not. */
  async execute(actions: readonly SeedAction[], assertMine: () => Promise<void>): Promise<void> {
    await this.people.look();
    for (const [at, together] of Map.groupBy(actions, (action) => action.at.getTime())) {
      await assertMine();
      await this.goTo(new Date(at));
      await Promise.all(together.map((action) => action.run(this.useCases)));
      if (!together.every(({ isPlain }) => isPlain)) this.due = undefined;
    }
    await this.useCases.arrangements.reports.made();
    await this.sealAll();
  }

  /** Leads the clock on to a moment, from one piece of due work to the next. */
  private async goTo(moment: Date): Promise<void> {
    for (;;) {
      this.due ??= (await this.rounds.next())?.at ?? NEVER;
      if (this.due > moment) return this.moveTo(moment);
      const result = await this.rounds.run({ until: moment, isPatient: true, arrive: (at) => this.moveTo(at) });
      if (result?.stoppedBy) throw new Error(`Work that fell due failed: ${result.stoppedBy.work}.`);
      this.due = undefined;
    }
  }

  private async moveTo(moment: Date): Promise<void> {
    const ahead = moment.getTime() - this.clock.now().getTime();
    if (ahead <= 0) return;
    if (ahead > BURST_MS) await this.sealAll();
    this.clock.learn(await transactional(this.em, (tx) => this.clock.move(tx, moment)));
  }

  // The sealer works beside this; what it is about to seal bears the time before the move as well.
  private async sealAll(): Promise<void> {
    const em = this.em.fork();
    for (;;) {
      await this.sealing.execute();
      const unsealed = sql<boolean>`exists (select from unsealed_event_ids())`.as('unsealed');
      const { unsealed: isLeft } = await tables(em).selectNoFrom(unsealed).executeTakeFirstOrThrow();
      if (!isLeft) return;
      await sleep(RETRY_MS);
    }
  }
}
