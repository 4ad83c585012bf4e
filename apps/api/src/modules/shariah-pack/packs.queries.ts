import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { transactional, type Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { isId } from '../../platform/ids.ts';
import type { ListShariahPacksQuery, ShariahPackDto } from './pack.dto.ts';

const packsFor = (tx: Tx, actor: Actor) => tables(tx).selectFrom('shariah_pack as p')
  .innerJoin('bank as b', 'b.id', 'p.bank_id').innerJoin('app_user as u', 'u.id', 'p.requested_by')
  .selectAll('p').select(['b.name as bank_name', 'u.name as requester'])
  .$if(actor.role !== 'admin', (query) => query.where('p.bank_id', '=', actor.bankId));

type PackRow = Awaited<ReturnType<ReturnType<typeof packsFor>['execute']>>[number];

/** Reads the packs that the caller may see: of their bank, or of all for administrators. */
@Injectable()
export class ShariahPacks {
  constructor(private readonly em: EntityManager) {}

  /** A page of packs, the last asked for first. */
  async list(actor: Actor, { audience, limit, before }: ListShariahPacksQuery): Promise<ShariahPackDto[]> {
    return transactional(this.em, async (tx) => {
      const last = before === undefined ? undefined
        : await packsFor(tx, actor).where('p.id', '=', before).executeTakeFirst();
      if (before !== undefined && last === undefined) return [];
      let found = packsFor(tx, actor).orderBy('p.ordinal', 'desc').limit(limit);
      if (audience !== undefined) found = found.where('p.audience', '=', audience);
      if (last !== undefined) found = found.where('p.ordinal', '<', last.ordinal);
      return withFiles(tx, await found.execute());
    }, { readOnly: true });
  }

  /** One pack; 404 when it is not the caller's to see. */
  async get(actor: Actor, id: string, tx: Tx = this.em.fork()): Promise<ShariahPackDto> {
    const found = isId(id) ? await packsFor(tx, actor).where('p.id', '=', id).executeTakeFirst() : undefined;
    const [pack] = found ? await withFiles(tx, [found]) : [];
    if (!pack) throw notFound('shariah pack');
    return pack;
  }
}

const withFiles = async (tx: Tx, packs: readonly PackRow[]): Promise<ShariahPackDto[]> => {
  const files = packs.length === 0 ? [] : await tables(tx).selectFrom('shariah_pack_file').select([
    'pack_id', 'format', 'language', 'digest', 'key_id', sql<number>`octet_length(content)`.as('size'),
  ]).where('pack_id', 'in', packs.map(({ id }) => id)).orderBy('format').orderBy('language', 'desc').execute();
  return packs.map((p) => ({
    id: p.id, bankName: p.bank_name, audience: p.audience, from: new Date(p.from_at).toISOString(),
    to: new Date(p.to_at).toISOString(), timeZone: p.time_zone, provisional: p.is_provisional, state: p.state,
    requestedBy: p.requester, createdAt: new Date(p.created_at).toISOString(),
    endedAt: p.ended_at === null ? null : new Date(p.ended_at).toISOString(),
    files: files.filter((file) => file.pack_id === p.id).map((file) => ({
      format: file.format, language: file.language === '' ? null : file.language, size: file.size,
      digest: Buffer.from(file.digest).toString('hex'), keyId: file.key_id,
    })),
  }));
};
