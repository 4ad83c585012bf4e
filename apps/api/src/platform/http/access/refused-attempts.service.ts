import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.ts';
import { transactional } from '../../database/sql.ts';
import { EventLog } from '../../event-log.ts';
import { isConfidential } from './confidential.ts';
import { actorOf, type IdentifiedRequest } from './current-actor.decorator.ts';

/**
 * What somebody known may be refused, and the how-manyeth of it in an hour is told first: a scope that a key lacks, an
 * object that is not theirs or not there, input that breaks the rules. People mistype; programs that look for a way do
 * it often.
 */
const TOLD_FROM = { scope: 1, object: 10, input: 100 } as const;
export type RefusedKind = keyof typeof TOLD_FROM;

interface Refusals { count: number; toldAt: number; until: number }

const WINDOW_MS = 60 * 60 * 1_000;
/** Whoever was refused longest ago is forgotten first. */
const MOST_REMEMBERED = 10_000;

/**
 * Counts what people and keys are refused and tells the auditors of it: the first that is worth telling in an hour, and
 * then every tenfold. So nobody hides among requests, and nobody fills the audit log. Each process counts by itself.
 */
@Injectable()
export class RefusedAttempts {
  private readonly refusals = new Map<string, Refusals>();

  constructor(
    private readonly em: EntityManager, private readonly events: EventLog, private readonly clock: Clock,
  ) {}

  /** Counts one refusal of whoever is known to ask. */
  async note(request: IdentifiedRequest, kind: RefusedKind, code: string): Promise<void> {
    const actor = actorOf(request);
    if (actor === null || isConfidential(request)) return;
    const count = this.countOf(`${kind} ${actor.apiKey?.id ?? actor.userId}`, TOLD_FROM[kind]);
    if (count === null) return;
    const route = request.routeOptions.url ?? request.url;
    await transactional(this.em, (tx) => this.events.record(tx, [{
      action: 'refused_attempts',
      resource: 'route',
      resourceId: `${request.method} ${route}`,
      actor,
      severity: 'warning',
      details: { kind, count, code, method: request.method, route },
    }]));
  }

  /** How many there are now within the hour, where that is to be told; otherwise null. */
  private countOf(who: string, first: number): number | null {
    const now = this.clock.now().getTime();
    const known = this.refusals.get(who);
    const isNew = known === undefined || known.until <= now;
    const refusals = isNew ? { count: 0, toldAt: first, until: now + WINDOW_MS } : known;
    refusals.count += 1;
    this.remember(who, refusals);
    if (refusals.count < refusals.toldAt) return null;
    refusals.toldAt *= 10;
    return refusals.count;
  }

  private remember(who: string, refusals: Refusals): void {
    this.refusals.delete(who);
    this.refusals.set(who, refusals);
    if (this.refusals.size <= MOST_REMEMBERED) return;
    const [longestAgo] = this.refusals.keys();
    if (longestAgo !== undefined) this.refusals.delete(longestAgo);
  }
}
