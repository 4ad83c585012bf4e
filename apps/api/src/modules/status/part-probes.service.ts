import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import { JobQueue } from '../../platform/jobs/job-queue.service.ts';
import type { Network } from '../../platform/money.ts';
import { BlocksQueries } from '../blocks/blocks.queries.ts';
import { ComplianceService } from '../compliance/compliance.service.ts';
import { EventsQueries } from '../events/events.queries.ts';
import { FanOutEvents } from '../webhooks/fan-out-events.use-case.ts';
import type { Part } from './status-history.dto.ts';

/** Events wait no longer than this to be sealed, placed or turned into deliveries while all is well. */
const MOST_LAG_MS = 10_000;
/** A report may have to wait for another one. */
const MOST_JOB_LAG_MS = 300_000;

/** Whether sealing keeps up. */
export const isSealingHealthy = (lagMs: number): boolean => lagMs < MOST_LAG_MS;

/** Asks each part of Connect whether it does its work now. */
@Injectable()
export class PartProbes {
  private readonly probes: Readonly<Record<Part, () => boolean | Promise<boolean>>>;

  constructor(
    private readonly em: EntityManager, blocks: BlocksQueries, compliance: ComplianceService, events: EventsQueries,
    fanOut: FanOutEvents, jobs: JobQueue,
  ) {
    this.probes = {
      database: () => this.answers(),
      uae_dirham: () => this.isOnline('uae_dirham'),
      qatar_cbdc: () => this.isOnline('qatar_cbdc'),
      compliance: () => compliance.passesSelfTest(),
      sealing: async () => isSealingHealthy((await blocks.sealerState()).lagMs),
      events: async () => await events.placingLagMs() < MOST_LAG_MS,
      webhooks: async () => await fanOut.lagMs() < MOST_LAG_MS,
      reports: async () => await jobs.lagMs('report') < MOST_JOB_LAG_MS,
    };
  }

  /** The parts that do not work at this moment; whatever cannot be asked does not work. */
  async failing(): Promise<Part[]> {
    const answers = await Promise.all(Object.entries(this.probes).map(async ([part, probe]) => {
      try {
        return await probe() ? [] : [part as Part];
      } catch {
        return [part as Part];
      }
    }));
    return answers.flat();
  }

  /** Whether the database answers. */
  async answers(): Promise<boolean> {
    return (await rows(this.em.fork(), 'select 1').catch(() => [])).length === 1;
  }

  /** Whether a network settles: the networks are the ledger's own, so it does when its issuer's account answers. */
  async isOnline(network: Network): Promise<boolean> {
    const found = await tables(this.em.fork()).selectFrom('account').select('id')
      .where('network', '=', network).where('kind', '=', 'issuer').execute().catch(() => []);
    return found.length === 1;
  }
}
