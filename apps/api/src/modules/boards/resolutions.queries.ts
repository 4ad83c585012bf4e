import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock, dayOf } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { isId } from '../../platform/ids.ts';
import { quorumOf } from './board-words.ts';
import type {
  ListResolutionsQuery, MemberOpinionDto, ResolutionDocumentDto, ResolutionDto, ResolutionTextDto,
} from './resolution.dto.ts';
import { seatStateOf } from './seats.ts';

const visibleTo = (tx: Tx, { role, bankId }: Actor) => tables(tx).selectFrom('resolution')
  .innerJoin('board', 'board.id', 'resolution.board_id').leftJoin('bank', 'bank.id', 'board.bank_id')
  .innerJoin('resolution_text', (join) => join.onRef('resolution_text.resolution_id', '=', 'resolution.id')
    .onRef('resolution_text.version', '=', 'resolution.version'))
  .leftJoin('app_user as maker', 'maker.id', 'resolution.created_by')
  .selectAll('resolution').select(['board.bank_id', 'bank.name as bank_name', 'board.quorum as charter_quorum',
    'resolution_text.text', 'maker.name as maker_name'])
  .$if(role !== 'admin', (query) => query.where((is) => is.or([
    is('board.bank_id', 'is', null), ...(bankId === null ? [] : [is('board.bank_id', '=', bankId)]),
  ])));

type ResolutionRow = Awaited<ReturnType<ReturnType<typeof visibleTo>['execute']>>[number];

/** Reads what boards resolved. */
@Injectable()
export class ResolutionsQueries {
  constructor(private readonly em: EntityManager, private readonly clock: Clock) {}

  /** Those of the boards that the caller may know of, the newest first. */
  async list(actor: Actor, query: ListResolutionsQuery): Promise<ResolutionDto[]> {
    const tx = this.em.fork();
    const { boardId, state, binds, before, limit } = query;
    const found = await visibleTo(tx, actor)
      .$if(boardId !== undefined, (rows) => rows.where('resolution.board_id', '=', boardId ?? ''))
      .$if(state !== undefined, (rows) => rows.where('resolution.state', '=', state ?? 'draft'))
      .$if(binds !== undefined, (rows) => rows.where(sql<boolean>`${binds} = any(resolution.binds)`))
      .$if(before !== undefined, (rows) => rows.where('resolution.ordinal', '<',
        tables(tx).selectFrom('resolution').select('ordinal').where('id', '=', before ?? '')))
      .orderBy('resolution.ordinal', 'desc').limit(limit).execute();
    return this.toDtos(tx, actor, found);
  }

  /** One of them; 404 when it is not the caller’s to know of. */
  async get(actor: Actor, id: string, tx: Tx = this.em.fork()): Promise<ResolutionDto> {
    const found = isId(id)
      ? await visibleTo(tx, actor).where('resolution.id', '=', id).execute() : [];
    const [dto] = await this.toDtos(tx, actor, found);
    if (!dto) throw notFound('resolution');
    return dto;
  }

  /** The very bytes that members sign. */
  async text(actor: Actor, id: string): Promise<string> {
    const found = isId(id)
      ? await visibleTo(this.em.fork(), actor).where('resolution.id', '=', id).executeTakeFirst() : undefined;
    if (!found) throw notFound('resolution');
    return found.text;
  }

  /** Everything by which anybody checks a resolution without the bank. */
  async document(actor: Actor, id: string): Promise<ResolutionDocumentDto> {
    const tx = this.em.fork();
    const { state, quorum, opinions, version, id: known } = await this.get(actor, id, tx);
    const kept = await sql<{ record: string }>`select record from resolution_records(array[${known}])`
      .execute(tables(tx));
    return {
      type: 'connect-resolution-document/1', state, text: await this.text(actor, id), quorum,
      opinions: opinions.filter((opinion) => opinion.version === version), record: kept.rows[0]?.record ?? '',
    };
  }

  /** How many wait for the caller’s opinion, and since when. */
  async toSign(actor: Actor): Promise<ResolutionDto[]> {
    return (await this.list(actor, { state: 'asked', limit: 200 })).filter(({ maySign }) => maySign);
  }

  private async toDtos(tx: Tx, actor: Actor, found: readonly ResolutionRow[]): Promise<ResolutionDto[]> {
    if (found.length === 0) return [];
    const ids = found.map(({ id }) => id);
    const opinions = await tables(tx).selectFrom('resolution_opinion as o')
      .innerJoin('board_seat as s', 's.id', 'o.seat_id').innerJoin('seat_key as k', 'k.id', 'o.key_id')
      .selectAll('o').select(['s.name', 's.user_id', 'k.public_key', 'k.is_sandbox'])
      .where('o.resolution_id', 'in', ids).orderBy('o.ordinal').execute();
    const seats = await tables(tx).selectFrom('board_seat').selectAll()
      .where('board_id', 'in', found.map((one) => one.board_id)).execute();
    const later = await tables(tx).selectFrom('resolution').select(['id', 'former_id'])
      .where('former_id', 'in', ids).orderBy('ordinal', 'desc').execute();
    const today = dayOf(this.clock.now());
    return found.map((r): ResolutionDto => {
      const its = opinions.filter((opinion) => opinion.resolution_id === r.id);
      const seated = seats.filter((seat) => seat.board_id === r.board_id && seatStateOf(seat, today) === 'seated');
      const own = actor.role === 'scholar' ? seated.find((seat) => seat.user_id === actor.userId) : undefined;
      const isMaker = r.created_by === actor.userId;
      return {
        id: r.id, reference: referenceOf(r.ordinal), boardId: r.board_id,
        bank: r.bank_id === null ? null : { id: r.bank_id, name: r.bank_name ?? '' },
        version: r.version, state: r.state, text: textOf(r.text), quorum: r.quorum ?? quorumOf(r.charter_quorum,
          seated.length),
        opinions: its.map((opinion): MemberOpinionDto => ({
          seatId: opinion.seat_id, name: opinion.name, version: opinion.version, stance: opinion.stance,
          reasons: opinion.reasons, givenAt: new Date(opinion.given_at).toISOString(), publicKey: opinion.public_key,
          signature: opinion.signature, isSandboxKey: opinion.is_sandbox,
        })),
        formerId: r.former_id, laterId: later.find((one) => one.former_id === r.id)?.id ?? null,
        createdBy: r.maker_name, createdAt: new Date(r.created_at).toISOString(),
        decidedAt: r.decided_at === null ? null : new Date(r.decided_at).toISOString(),
        endedAt: r.ended_at === null ? null : new Date(r.ended_at).toISOString(),
        yourSeatId: own?.id ?? null,
        mayEdit: (r.state === 'draft' || r.state === 'asked') && (isMaker || own !== undefined),
        mayAsk: r.state === 'draft' && own !== undefined,
        maySign: r.state === 'asked' && own !== undefined
          && !its.some((opinion) => opinion.version === r.version && opinion.user_id === actor.userId),
        mayWithdraw: (r.state === 'draft' && (isMaker || own !== undefined)) || (r.state === 'asked'
          && own !== undefined),
      };
    });
  }
}

/** The number by which people call a resolution. */
export const referenceOf = (ordinal: string | number | bigint): string => `RES-${String(ordinal).padStart(6, '0')}`;

/** What a signed text says. */
const textOf = (text: string): ResolutionTextDto => {
  const { title, question, ruling, reasons, sources, binds, validFrom, validUntil } =
    JSON.parse(text) as ResolutionTextDto;
  return { title, question, ruling, reasons, sources, binds, validFrom, validUntil: validUntil ?? null };
};
