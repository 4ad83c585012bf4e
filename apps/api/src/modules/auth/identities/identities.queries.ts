import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { rows } from '../../../platform/database/sql.ts';
import { ENV, type Env } from '../../../platform/env.ts';
import type { LinkedIdentityDto } from '../oidc/oidc.dto.ts';

/** Lists what opens an account beside its password. */
@Injectable()
export class IdentitiesQueries {
  constructor(private readonly em: EntityManager, @Inject(ENV) private readonly env: Pick<Env, 'oidc'>) {}

  /** The identities that are linked to a person's account, in the order in which they were. */
  async of(userId: string): Promise<LinkedIdentityDto[]> {
    const found = await rows<{ id: string; issuer: string; linkedAt: Date }>(this.em.fork(), `
      select id, issuer, linked_at as "linkedAt" from linked_identity
      where user_id = $1 and unlinked_at is null order by ordinal`, [userId]);
    const { oidc } = this.env;
    return found.map(({ id, issuer, linkedAt }) => ({
      id, issuer, label: oidc?.issuer === issuer ? oidc.label : issuer, linkedAt: new Date(linkedAt).toISOString(),
    }));
  }
}
