import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows } from '../../../platform/database/sql.ts';
import type { Principal } from '../../../platform/http/access/actor.ts';
import { ApiKeyAuthenticator } from '../../api-keys/api-key-authenticator.service.ts';
import { FactorStatusService } from '../../factors/factor-status.service.ts';
import { LONGEST_IDLE_MINUTES } from './session.entity.ts';

/** By what somebody came in: a sign-in, or a key. */
export interface Grant { sessionId: string | null; apiKeyId: string | null }

/** The grant behind a principal. */
export const grantOf = ({ sessionId, apiKey }: Principal): Grant => ({ sessionId, apiKeyId: apiKey?.id ?? null });

/** Tells who those are now who came in earlier and stayed. */
@Injectable()
export class PrincipalsQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly keys: ApiKeyAuthenticator,
    private readonly factors: FactorStatusService,
  ) {}

  /**
   * The person behind each grant as they are now; null where the session or the key has ended, or the session owes a
   * second factor.
   */
  async byGrants(grants: readonly Grant[]): Promise<(Principal | null)[]> {
    const bySession = await this.bySession(grants.flatMap(({ sessionId }) => sessionId ?? []));
    const byKey = await this.keys.principalsOf(grants.flatMap(({ apiKeyId }) => apiKeyId ?? []));
    return grants.map(({ sessionId, apiKeyId }) =>
      bySession.get(sessionId ?? '') ?? byKey.get(apiKeyId ?? '') ?? null);
  }

  private async bySession(ids: readonly string[]): Promise<Map<string, Principal>> {
    if (ids.length === 0) return new Map();
    const found = await rows<Principal & { sessionId: string }>(this.em.fork(), `
      select u.id as "userId", u.username, u.name, u.role, u.bank_id as "bankId", s.id as "sessionId"
      from session s join app_user u on u.id = s.user_id
      where s.id = any($1::uuid[]) and s.revoked_at is null and s.expires_at > now()
        and s.last_used_at > now() - interval '${String(LONGEST_IDLE_MINUTES)} minutes'`, [ids]);
    const owing = await this.factors.owing(found.map(({ sessionId }) => sessionId));
    return new Map(found.filter(({ sessionId }) => !owing.has(sessionId))
      .map((principal) => [principal.sessionId, principal]));
  }
}
