import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock, dayOf } from '../../../platform/clock.ts';
import { row } from '../../../platform/database/sql.ts';
import { DueWork, DueWorkRegister } from '../../../platform/due-work.ts';
import { ENV, type Env } from '../../../platform/env.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import type { PublishedList } from '../listed-party.ts';
import { readList } from '../reading/read-list.ts';
import { LoadList } from './load-list.use-case.ts';

/** Lists of invented people and companies, in the publishers' formats. */
export const SANDBOX_LISTS = ['ofac-sdn.xml', 'un-consolidated.xml'] as const;

const FOLDER = new URL('../../../../lists/', import.meta.url);

/** Where the file of an invented list is. */
export const sandboxListPath = (file: (typeof SANDBOX_LISTS)[number]): string => fileURLToPath(new URL(file, FOLDER));

const HOUR_MS = 3_600_000;

/**
 * Puts the invented lists in force when a sandbox starts and confirms them before they turn stale, however the clock is
 * advanced. A newer list that somebody has loaded stays in force, and is theirs to keep fresh.
 */
@Injectable()
export class SandboxLists extends DueWork implements OnApplicationBootstrap {
  readonly name = 'sandbox-lists';
  /** As they stand in the files, which are read once. */
  private lists: readonly PublishedList[] = [];

  constructor(
    register: DueWorkRegister,
    @Inject(ENV) private readonly env: Env,
    private readonly loading: LoadList,
    private readonly clock: Clock,
  ) {
    super(register);
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.env.sandbox) await this.load();
  }

  async nextDueAt(em: EntityManager): Promise<Date | null> {
    const { at } = await row<{ at: Date | null }>(em, `
      select min(confirmed_at) as at from screening_list where is_active and digest = any($1)`,
    [this.lists.map(({ digest }) => digest)]);
    return at && new Date(new Date(at).getTime() + (this.env.screeningFreshDays * 24 - 1) * HOUR_MS);
  }

  runDue(): Promise<number> {
    return this.load();
  }

  private async load(): Promise<number> {
    if (this.lists.length === 0) {
      this.lists = await Promise.all(SANDBOX_LISTS.map((file) =>
        readList({ content: createReadStream(sandboxListPath(file)) })));
    }
    let loaded = 0;
    // A sandbox that is seeded began before these were written.
    const today = dayOf(this.clock.now());
    for (const list of this.lists) {
      const publishedOn = list.publishedOn < today ? list.publishedOn : today;
      try {
        await this.loading.execute(null, { ...list, publishedOn });
        loaded++;
      } catch (failure) {
        // Somebody has loaded a list of their own, which these are not to replace.
        if (!(failure instanceof Refusal && failure.status === 409)) throw failure;
      }
    }
    return loaded;
  }
}
