import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { SystemClock } from '../../platform/clock.ts';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { ENV, type Env } from '../../platform/env.ts';
import type { Role } from '../../platform/http/access/actor.ts';

/** For so long after it was proven, a factor counts as fresh. */
export const FRESH_MS = 5 * 60_000;

/** Whether the person behind a session has a second factor, must have one, and when they last proved it there. */
export interface FactorStatus {
  has: boolean;
  isRequired: boolean;
  provenAt: Date | null;
  /** Whether nothing is open to the session until a factor is proven, or added. */
  isOwed: boolean;
}

interface FactorRow { sessionId: string; role: Role; has: boolean; provenAt: Date | null }

/** Of a person `u`: whether they have a factor that they can prove themselves by. */
const HAS_FACTOR = `exists (
  select 1 from factor f where f.user_id = u.id and f.removed_at is null and f.kind <> 'recovery_codes')`;

/** Knows of each session what its person still owes; nothing of it is taken from what a client says. */
@Injectable()
export class FactorStatusService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: SystemClock,
    @Inject(ENV) private readonly env: Pick<Env, 'secondFactor'>,
  ) {}

  /** Where a session stands; one that is not there owes everything. */
  async of(sessionId: string, tx?: Tx): Promise<FactorStatus> {
    return (await this.ofAll([sessionId], tx)).get(sessionId)
      ?? { has: true, isRequired: true, provenAt: null, isOwed: true };
  }

  /** The sessions, of those named, to which nothing is open until a factor is proven or added. */
  async owing(sessionIds: readonly string[]): Promise<Set<string>> {
    const statuses = await this.ofAll(sessionIds);
    return new Set(sessionIds.filter((id) => statuses.get(id)?.isOwed !== false));
  }

  /** Whether a person has a factor that they can prove themselves by. */
  async has(tx: Tx, userId: string): Promise<boolean> {
    return (await rows(tx, `select 1 from app_user u where u.id = $1 and ${HAS_FACTOR}`, [userId])).length > 0;
  }

  /** Whether the policy asks people of a role for a second factor. */
  isRequiredOf(role: Role): boolean {
    return this.env.secondFactor === 'required' && role !== 'user';
  }

  /** Keeps that the person behind a session has proven a factor, just now or then; answers until when it is fresh. */
  async prove(tx: Tx, sessionId: string, provenAt?: Date): Promise<Date> {
    const now = this.clock.now();
    const at = provenAt && provenAt < now ? provenAt : now;
    await rows(tx, `
      insert into factor_proof (session_id, proven_at) values ($1, $2)
      on conflict (session_id) do update set proven_at = excluded.proven_at`, [sessionId, at]);
    return new Date(at.getTime() + FRESH_MS);
  }

  /** Until when a proof is fresh; null when it no longer is. A proof from the future is none. */
  freshUntil({ provenAt }: Pick<FactorStatus, 'provenAt'>): Date | null {
    if (provenAt === null) return null;
    const age = this.clock.now().getTime() - provenAt.getTime();
    return age >= 0 && age < FRESH_MS ? new Date(provenAt.getTime() + FRESH_MS) : null;
  }

  private async ofAll(sessionIds: readonly string[], tx: Tx = this.em.fork()): Promise<Map<string, FactorStatus>> {
    if (sessionIds.length === 0) return new Map();
    const found = await rows<FactorRow>(tx, `
      select s.id as "sessionId", u.role, ${HAS_FACTOR} as has, p.proven_at as "provenAt"
      from session s join app_user u on u.id = s.user_id left join factor_proof p on p.session_id = s.id
      where s.id = any($1::uuid[])`, [sessionIds]);
    return new Map(found.map(({ sessionId, role, has, provenAt: proven }) => {
      const isRequired = this.isRequiredOf(role);
      const provenAt = proven && new Date(proven);
      return [sessionId, { has, isRequired, provenAt, isOwed: has ? provenAt === null : isRequired }];
    }));
  }
}
