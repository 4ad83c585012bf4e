import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { KeptHead, lostHeadMessage } from '../blocks/sealing/kept-head.service.ts';
import { VerifyLog } from '../blocks/verify-log.use-case.ts';
import { findInWhole } from './find-breaks.queries.ts';
import { INVARIANTS, LOG_AS_SEALED, SEALED_HEAD_KEPT } from './invariant-list.ts';
import { MOST_FOUND, type Result } from './invariant-results.service.ts';

/** What a check of the whole found of one invariant, or why it could not be checked. */
export interface WholeResult extends Result { failure?: unknown }

/** Checks every invariant over all that is stored, one after the other, and writes nothing. */
@Injectable()
export class CheckWhole {
  constructor(
    private readonly em: EntityManager, private readonly log: VerifyLog, private readonly kept: KeptHead,
  ) {}

  /** Hands over each result as it comes, for together they may take long. */
  async *results(signal?: AbortSignal): AsyncGenerator<WholeResult> {
    const checks: [string, () => Promise<string[]>][] = [
      ...INVARIANTS.map((invariant): [string, () => Promise<string[]>] =>
        [invariant.name, () => findInWhole(this.em, invariant)]),
      [SEALED_HEAD_KEPT, () => this.findLostHead()],
      [LOG_AS_SEALED, () => this.findInLog(signal)],
    ];
    for (const [name, find] of checks) {
      signal?.throwIfAborted();
      yield await find().then((found) => ({ name, found }), (failure: unknown) => ({ name, found: null, failure }));
    }
  }

  private async findLostHead(): Promise<string[]> {
    const lost = await this.kept.lost(this.em.fork());
    return lost ? [lostHeadMessage(lost)] : [];
  }

  private async findInLog(signal?: AbortSignal): Promise<string[]> {
    const found: string[] = [];
    for (let from: number | null = 1; from !== null && found.length <= MOST_FOUND;) {
      signal?.throwIfAborted();
      const part = await this.log.execute(from);
      found.push(...part.faults.map(({ code, height, resource, resourceId }) =>
        [code, `block ${height}`, resource, resourceId].filter((word) => word !== null).join(' ')));
      from = part.next;
    }
    return found;
  }
}
