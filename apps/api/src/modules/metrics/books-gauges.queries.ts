import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { readByIndex, row, rows } from '../../platform/database/sql.ts';
import { JobQueue } from '../../platform/jobs/job-queue.service.ts';
import { BlocksQueries } from '../blocks/blocks.queries.ts';
import { EventsQueries } from '../events/events.queries.ts';
import { InvariantsQueries } from '../invariants/invariants.queries.ts';
import { single, type Collector, type Reading } from './collector.ts';

/** What piles up is counted up to here, so that counting does not grow with the pile. */
const MOST_COUNTED = 10_000;

/** Measures what all processes share in the database. */
@Injectable()
export class BooksGauges {
  readonly collectors: readonly Collector[];

  constructor(
    private readonly em: EntityManager, private readonly clock: Clock, blocks: BlocksQueries, events: EventsQueries,
    invariants: InvariantsQueries, jobs: JobQueue,
  ) {
    this.collectors = [
      {
        name: 'sealing',
        read: async () => {
          const { height, lagMs } = await blocks.sealerState();
          return [
            single('connect_sealed_blocks', 'Blocks of the sealed log', height),
            single('connect_sealing_lag_seconds', 'Age of the oldest event that no block holds', lagMs / 1000),
            await this.count('connect_unsealed_events', 'Events that no block holds', 'from unsealed_event_ids()'),
          ];
        },
      },
      {
        name: 'outbox',
        read: async () => [single('connect_outbox_lag_seconds',
          'Age of the oldest event without a place for subscribers', await events.placingLagMs() / 1000)],
      },
      { name: 'screening', read: () => this.screening() },
      { name: 'webhooks', read: () => this.webhooks() },
      {
        name: 'jobs',
        read: async () => [
          single('connect_job_lag_seconds', 'How long the job that waits longest could have begun',
            await jobs.lagMs() / 1000),
          single('connect_jobs_waiting', 'Jobs that wait', await jobs.waiting()),
        ],
      },
      { name: 'invariants', read: () => readInvariants(invariants) },
    ];
  }

  private async screening(): Promise<Reading[]> {
    const lists = await rows<{ source: string; confirmed_at: Date }>(
      this.em.fork(), 'select source, confirmed_at from screening_list where is_active');
    const now = this.clock.now().getTime();
    const { isComplete, openCases } = await row<{ isComplete: boolean; openCases: number }>(this.em.fork(), `
      select r.completed_revision is not distinct from l.entries and not exists (select from screening_due)
               as "isComplete",
             (select count(*)::int from screening_case where state = 'open') as "openCases"
      from rescreening r cross join screening_revision l`);
    return [single('connect_rescreening_complete', '1 if everybody was sought in the lists in force, 0 if some wait',
      isComplete ? 1 : 0),
    single('connect_screening_cases_open', 'Cases of screening that wait for a decision', openCases), {
      name: 'connect_screening_list_age_seconds', help: 'Since a list of sanctions in force was last confirmed',
      values: lists.map(({ source, confirmed_at: at }) =>
        ({ labels: { source }, value: (now - new Date(at).getTime()) / 1000 })),
    }];
  }

  private async webhooks(): Promise<Reading[]> {
    return [
      await this.count('connect_webhook_deliveries_waiting', 'Deliveries that wait for a try',
        `from webhook_delivery where state = 'waiting'`),
      await this.count('connect_webhook_deliveries_failed', 'Deliveries of the last hour that were given up',
        `from webhook_delivery where state <> 'waiting' and ended_at > now() - interval '1 hour' and state = 'failed'`),
      await this.count('connect_webhooks_failing', 'Webhooks whose receiver failed at the last try',
        'from webhook where failures > 0 and disabled_because is null'),
    ];
  }

  private async count(name: string, help: string, from: string): Promise<Reading> {
    const { count } = await readByIndex(this.em, (tx) => row<{ count: number }>(tx,
      `select count(*)::int as count from (select 1 ${from} limit ${String(MOST_COUNTED)}) as found`));
    return single(name, `${help}, at most ${String(MOST_COUNTED)}`, count);
  }
}

// What is unknown has no value: neither the one that holds nor the one that does not.
const readInvariants = async (invariants: InvariantsQueries): Promise<Reading[]> => {
  const statuses = await invariants.statuses();
  return [
    {
      name: 'connect_invariant_holds', help: '1 holds, 0 is broken, absent is unknown',
      values: statuses.filter(({ state }) => state !== 'unknown')
        .map(({ name, state }) => ({ labels: { invariant: name }, value: state === 'holds' ? 1 : 0 })),
    },
    {
      name: 'connect_invariant_unknown', help: '1 was not checked lately, 0 was',
      values: statuses.map(({ name, state }) => ({ labels: { invariant: name }, value: state === 'unknown' ? 1 : 0 })),
    },
    {
      name: 'connect_invariant_checked_age_seconds',
      help: 'Since an invariant was last checked, absent if it never was',
      values: statuses.flatMap(({ name, ageMs }) =>
        (ageMs === null ? [] : [{ labels: { invariant: name }, value: ageMs / 1000 }])),
    },
  ];
};
