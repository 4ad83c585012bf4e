import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { column, rows, textColumn, type Tx } from '../../../platform/database/sql.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { notFound } from '../../../platform/http/problems/refusal.ts';
import { isId } from '../../../platform/ids.ts';
import type { ClearanceDto } from './clearance.dto.ts';

const MOST_LISTED = 500;

interface ClearanceRow extends Omit<ClearanceDto, 'createdAt' | 'expiresAt' | 'secondedAt' | 'revokedAt' | 'state'> {
  createdAt: Date;
  expiresAt: Date | null;
  secondedAt: Date | null;
  revokedAt: Date | null;
  needsSecond: boolean | null;
}

// A bank reaches its own clearances; the administrator reaches all, and makes those that hold for every bank.
const IS_VISIBLE = "($1::text = 'admin' or c.bank_id = $2::uuid)";

/** Reads clearances that the caller may see. */
@Injectable()
export class ClearancesQueries {
  constructor(private readonly em: EntityManager, private readonly clock: Clock) {}

  /** Lists clearances, newest first. */
  async list(actor: Actor): Promise<ClearanceDto[]> {
    return this.load(this.em.fork(), `where ${IS_VISIBLE}`, [actor.role, actor.bankId]);
  }

  /** One clearance; 404 when it does not exist or is not the caller's to see. */
  async visible(tx: Tx, actor: Actor, id: string): Promise<ClearanceDto> {
    const [found] = isId(id)
      ? await this.load(tx, `where ${IS_VISIBLE} and c.id = $3`, [actor.role, actor.bankId, id]) : [];
    if (!found) throw notFound('clearance');
    return found;
  }

  /** Clearances by id, whoever may see them. */
  async byId(tx: Tx, ids: readonly string[]): Promise<Map<string, ClearanceDto>> {
    const found = await this.load(tx, 'where c.id = any($1::uuid[])', [ids]);
    return new Map(found.map((clearance) => [clearance.id, clearance]));
  }

  /** Every clearance within reach of pairs of a folded name and an entry. */
  async ofNames(
    tx: Tx, actor: Actor, pairs: readonly { foldedName: string; entryId: string }[],
  ): Promise<ClearanceDto[]> {
    if (pairs.length === 0) return [];
    return this.load(tx, `
      where ${IS_VISIBLE} and (c.folded_name, c.source || ':' || c.ref) in (
        select name, entry from unnest($3::text[], $4::text[]) as pair (name, entry))`,
    [actor.role, actor.bankId, textColumn(pairs.map((p) => p.foldedName)), column(pairs.map((p) => p.entryId))]);
  }

  private async load(tx: Tx, condition: string, parameters: readonly unknown[]): Promise<ClearanceDto[]> {
    const found = await rows<ClearanceRow>(tx, `
      select c.id, c.name, c.owner_id as "ownerId", c.source || ':' || c.ref as "entryId",
             c.entry_name as "entryName", b.name as bank, c.reason, m.name as "createdBy", c.created_at as "createdAt",
             c.needs_second as "needsSecond", s.name as "secondedBy", c.seconded_at as "secondedAt",
             c.expires_at as "expiresAt", c.revoked_at as "revokedAt", r.name as "revokedBy", c.revocation
      from screening_clearance c
      join app_user m on m.id = c.created_by
      left join app_user s on s.id = c.seconded_by
      left join app_user r on r.id = c.revoked_by
      left join bank b on b.id = c.bank_id
      ${condition} order by c.ordinal desc limit ${String(MOST_LISTED)}`, parameters);
    return found.map(({ needsSecond, ...c }) => ({
      ...c,
      state: c.revokedAt !== null ? 'revoked' : hasPassed(c.expiresAt, this.clock.now()) ? 'expired'
        : needsSecond === true && c.secondedAt === null ? 'proposed' : 'in_force',
      createdAt: new Date(c.createdAt).toISOString(),
      expiresAt: c.expiresAt === null ? null : new Date(c.expiresAt).toISOString(),
      secondedAt: c.secondedAt === null ? null : new Date(c.secondedAt).toISOString(),
      revokedAt: c.revokedAt === null ? null : new Date(c.revokedAt).toISOString(),
    }));
  }
}

const hasPassed = (moment: Date | null, now: Date): boolean => moment !== null && new Date(moment) <= now;
