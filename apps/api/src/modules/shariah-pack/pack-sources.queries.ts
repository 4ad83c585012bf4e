import { setTimeout as wait } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { transactional } from '../../platform/database/sql.ts';
import { CheckpointQueries } from '../blocks/proofs/checkpoints.queries.ts';
import { FiguresQueries } from '../figures/figures.queries.ts';
import { purificationIn, registerIn, zakatIn, type PackPeriod } from './governance-figures.ts';
import { overridesIn, reviewIn, type PackContents } from './pack-figures.ts';
import { resolutionsIn } from './resolution-figures.ts';

const PAUSE_MS = 100;

/** What a pack counts. */
type Counted = Omit<PackContents, 'audience' | 'bankName' | 'timeZone' | 'isProvisional' | 'mapping'>;

/** Counts what a pack says from the tables, once everything of its period is sealed, and names that block. */
@Injectable()
export class PackSources {
  constructor(
    private readonly em: EntityManager,
    private readonly figures: FiguresQueries,
    private readonly checkpoints: CheckpointQueries,
  ) {}

  async of(period: PackPeriod, signal: AbortSignal): Promise<Counted> {
    for (;;) {
      signal.throwIfAborted();
      const counted = await this.counted(period);
      if (counted) return { ...counted, figures: await this.figures.figures(period) };
      await wait(PAUSE_MS);
    }
  }

  /** Everything in one snapshot; null while something of the period is not sealed in it. */
  private counted(period: PackPeriod): Promise<Omit<Counted, 'figures'> | null> {
    return transactional(this.em, async (tx) => {
      const head = await this.checkpoints.covering(tx, period.to);
      return head && {
        head, overrides: await overridesIn(tx, period), review: await reviewIn(tx, period),
        register: await registerIn(tx, period), purification: await purificationIn(tx, period),
        zakat: await zakatIn(tx, period), resolutions: await resolutionsIn(tx, period),
      };
    }, { readOnly: true, isolationLevel: 'repeatable read' });
  }
}
