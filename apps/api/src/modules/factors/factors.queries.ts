import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows, type Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import type { FactorChallengeDto, FactorDto, FactorKind, FactorsDto } from './factor.dto.ts';
import { FactorStatusService } from './factor-status.service.ts';
import type { IssuedChallenge } from './factor-challenges.service.ts';
import { Passkeys } from './passkeys.service.ts';

type FactorRow = Omit<FactorDto, 'createdAt' | 'lastUsedAt'> & { createdAt: Date; lastUsedAt: Date | null };

const COLUMNS = `
  f.id, f.kind, f.label, f.created_at as "createdAt", f.last_used_at as "lastUsedAt",
  case f.kind when 'recovery_codes' then (
    select count(*)::int from recovery_code c where c.factor_id = f.id and c.used_at is null) end as "codesLeft"`;

/** Tells people what they can prove themselves by. */
@Injectable()
export class FactorsQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly statuses: FactorStatusService,
    private readonly passkeys: Passkeys,
  ) {}

  /** A person's factors in the order in which they came, and where the session that asks stands. */
  async of({ userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>): Promise<FactorsDto> {
    const status = await this.statuses.of(sessionId ?? '');
    return {
      factors: await this.list(this.em.fork(), userId),
      isRequired: status.isRequired,
      isOwed: status.isOwed,
      freshUntil: this.statuses.freshUntil(status)?.toISOString() ?? null,
    };
  }

  async list(tx: Tx, userId: string): Promise<FactorDto[]> {
    const found = await rows<FactorRow>(tx, `
      select ${COLUMNS} from factor f where f.user_id = $1 and f.removed_at is null order by f.ordinal`, [userId]);
    return found.map((factor) => ({
      ...factor,
      createdAt: new Date(factor.createdAt).toISOString(),
      lastUsedAt: factor.lastUsedAt && new Date(factor.lastUsedAt).toISOString(),
    }));
  }

  /** A challenge as a person reads it: by what they may answer. */
  async asked(tx: Tx, userId: string, { challenge, expiresAt }: IssuedChallenge): Promise<FactorChallengeDto> {
    const kinds = await rows<{ kind: FactorKind }>(tx, `
      select kind from factor where user_id = $1 and removed_at is null group by kind order by min(ordinal)`, [userId]);
    return {
      challenge, expiresAt: expiresAt.toISOString(), kinds: kinds.map(({ kind }) => kind),
      rpId: this.passkeys.rpId, passkeys: await this.passkeys.of(tx, userId),
    };
  }
}
