import { isUnscreenable, resemblanceOf } from '@connect/compliance-rules';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { rows } from '../../platform/database/sql.ts';
import { ENV, type Env } from '../../platform/env.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { ClearanceDto } from './clearances/clearance.dto.ts';
import { ClearancesQueries } from './clearances/clearances.queries.ts';
import { entryIdOf, type Source } from './listed-party.ts';
import type { ScreeningListDto } from './lists/screening-list.dto.ts';
import type { ScreenNameQuery, ScreeningHitDto, ScreeningResultDto } from './screening.dto.ts';
import { Watchlist, type ListedEntry } from './watchlist.service.ts';

const DAY_MS = 86_400_000;
const MOST_VERSIONS = 100;

interface ListRow {
  id: string;
  source: Source;
  publishedOn: string;
  digest: string;
  entries: number;
  loadedAt: Date;
  loadedBy: string | null;
  confirmedAt: Date;
  isActive: boolean;
}

/** Answers officers what the lists say of a name, and which lists there are. */
@Injectable()
export class ScreeningQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventLog,
    private readonly watchlist: Watchlist,
    private readonly clearances: ClearancesQueries,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The entries like a name, the most alike first. That somebody was looked up is itself written down. */
  async search(actor: Actor, query: ScreenNameQuery): Promise<ScreeningResultDto> {
    return this.unitOfWork.commit(async (tx) => {
      await this.watchlist.refresh(tx);
      const entries = this.watchlist.entriesLike(query.name);
      const applying = entries.map((entry) =>
        this.watchlist.clearanceOf({ name: query.name, ownerId: null }, entry, actor.bankId)?.id);
      const clearances = await this.clearances.byId(tx, applying.filter((id) => id !== undefined));
      const hits = entries.map((entry, n) => hitOf(query, entry, clearances.get(applying[n] ?? '') ?? null));
      await this.events.record(tx, [{
        action: 'screening_search', resource: 'screening', resourceId: null, actor, severity: 'info',
        details: { name: query.name, hits: hits.map(({ entryId, score }) => ({ entryId, score })) },
      }]);
      const { lists } = this.watchlist;
      return {
        isScreened: this.watchlist.missing.length === 0 && !isUnscreenable(query.name),
        isUnread: isUnscreenable(query.name),
        isStale: lists.some((list) => this.watchlist.isStale(list)),
        missingLists: [...this.watchlist.missing],
        hits: hits.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score),
      };
    });
  }

  /** Every version that was loaded, those in force first. */
  async lists(): Promise<ScreeningListDto[]> {
    const em = this.em.fork();
    await this.watchlist.refresh(em);
    const stale = new Set(this.watchlist.lists.filter((list) => this.watchlist.isStale(list)).map((list) => list.id));
    const found = await rows<ListRow>(em, `
      select l.id, l.source, l.published_on::text as "publishedOn", l.digest, l.entries, l.loaded_at as "loadedAt",
             u.name as "loadedBy", l.confirmed_at as "confirmedAt", l.is_active as "isActive"
      from screening_list l left join app_user u on u.id = l.loaded_by
      order by l.is_active desc, l.loaded_at desc, l.source limit ${String(MOST_VERSIONS)}`);
    return found.map(({ id, ...list }) => ({
      ...list,
      loadedAt: new Date(list.loadedAt).toISOString(),
      confirmedAt: new Date(list.confirmedAt).toISOString(),
      isStale: stale.has(id),
      staleFrom: list.isActive
        ? new Date(new Date(list.confirmedAt).getTime() + this.env.screeningFreshDays * DAY_MS).toISOString() : null,
    }));
  }
}

const hitOf = (
  { name, dateOfBirth, country }: ScreenNameQuery, entry: ListedEntry, clearance: ClearanceDto | null,
): ScreeningHitDto => {
  const { source, ref, kind, programmes, party } = entry;
  const found = resemblanceOf({
    name,
    ...(dateOfBirth === undefined ? {} : { dob: dateOfBirth }),
    ...(country === undefined ? {} : { nationality: country }),
  }, party);
  const { birth = null, nationality = null } = found?.identifiers ?? {};
  return {
    entryId: entryIdOf(source, ref), source, kind, programmes, clearance,
    name: party.name,
    matchedName: found?.name ?? party.name,
    aliases: [...party.aliases ?? [], ...party.weakAliases ?? []],
    births: [party.dob ?? []].flat(),
    nationalities: [party.nationality ?? []].flat(),
    score: found?.score ?? 0,
    parts: [...found?.parts ?? []],
    identifiers: { birth, nationality },
    likeness: found?.likeness ?? 'below',
  };
};
