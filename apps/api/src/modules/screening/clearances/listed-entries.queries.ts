import { foldName } from '@connect/compliance-rules';
import { Injectable } from '@nestjs/common';
import { column, rows, type Tx } from '../../../platform/database/sql.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { fromEntryId } from '../listed-party.ts';
import type { ClearanceDto } from './clearance.dto.ts';
import { ClearancesQueries } from './clearances.queries.ts';

/** An entry of a list: what the list says of it now, and the version of the list at an earlier moment. */
export interface EntryNow {
  isListed: boolean;
  programmes: string[];
  list: { publishedOn: string; loadedAt: string; digest: string } | null;
}

interface EntryRow {
  entryId: string;
  programmes: string[] | null;
  publishedOn: string | null;
  loadedAt: Date | null;
  digest: string | null;
}

/** Reads for those who look at an old payment what the lists said then, and what was decided of its names. */
@Injectable()
export class ListedEntries {
  constructor(private readonly clearances: ClearancesQueries) {}

  /** Entries by id, with the version of their list that was in force at a moment. */
  async asOf(tx: Tx, entryIds: readonly string[], moment: Date): Promise<Map<string, EntryNow>> {
    const keys = entryIds.map(fromEntryId).filter((key) => key !== null);
    const found = keys.length === 0 ? [] : await rows<EntryRow>(tx, `
      select a.source || ':' || a.ref as "entryId", e.programmes, l.published_on::text as "publishedOn",
             l.loaded_at as "loadedAt", l.digest
      from unnest($1::text[], $2::text[]) as a (source, ref)
      left join screening_entry e on e.source = a.source and e.ref = a.ref
      left join lateral (
        select * from screening_list s where s.source = a.source and s.loaded_at <= $3
        order by s.loaded_at desc limit 1) l on true`,
      [column(keys.map(({ source }) => source)), column(keys.map(({ ref }) => ref)), moment]);
    return new Map(found.map(({ entryId, programmes, publishedOn, loadedAt, digest }) => [entryId, {
      isListed: programmes !== null, programmes: programmes ?? [],
      list: publishedOn === null || loadedAt === null || digest === null
        ? null : { publishedOn, loadedAt: new Date(loadedAt).toISOString(), digest },
    }]));
  }

  /** Every clearance of pairs of a name and an entry that the officer may see, under the name as it was asked for. */
  async clearancesOf(
    tx: Tx, actor: Actor, pairs: readonly { name: string; entryId: string }[],
  ): Promise<ClearanceDto[]> {
    const found = await this.clearances.ofNames(tx, actor, pairs.map(({ name, entryId }) =>
      ({ foldedName: foldName(name), entryId })));
    return pairs.flatMap(({ name, entryId }) => found
      .filter((one) => one.entryId === entryId && foldName(one.name) === foldName(name))
      .map((one) => ({ ...one, name })));
  }
}
