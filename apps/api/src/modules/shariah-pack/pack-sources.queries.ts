import { Injectable } from '@nestjs/common';
import { CheckpointQueries } from '../blocks/proofs/checkpoints.queries.ts';
import { FiguresQueries, type Subject } from '../figures/figures.queries.ts';
import type { PackContents } from './pack-figures.ts';

/** Reads what a pack takes from other parts: the figures of a report, and the head of the log when its period ended. */
@Injectable()
export class PackSources {
  constructor(private readonly figures: FiguresQueries, private readonly checkpoints: CheckpointQueries) {}

  async of(subject: Subject): Promise<Pick<PackContents, 'figures' | 'head'>> {
    return { figures: await this.figures.figures(subject), head: await this.checkpoints.before(subject.to) };
  }
}
