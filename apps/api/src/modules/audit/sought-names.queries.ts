import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { tables } from '../../platform/database/tables.ts';
import { LANGUAGES } from '../../platform/pdf/pdf-document.ts';
import { actionName, resourceName } from './log-names.ts';

/** What words may mean in the log: names that occur in it, and the beginning of a request's id. */
export interface SoughtNames {
  actions: readonly string[];
  resources: readonly string[];
  addresses: readonly string[];
  /** Null where the words are no request's id. */
  request: string | null;
}

/** The action and the resource of most events, which no index holds: they are met at once from the newest back. */
export const COMMON = { action: 'transaction_send', resource: 'transaction' } as const;

/** So much of a request's id tells its millisecond; with less of it, too many are meant. */
const LEAST_OF_REQUEST = 'req_01a1f799-7cf5'.length;
/** Of addresses that begin alike so many are looked for. */
const MOST_ADDRESSES = 50;
const ADDRESS = /^[0-9a-f.:]+$/i;

/** Finds out what is meant by words before events are read: names are few, and each has an index. */
@Injectable()
export class SoughtNamesQueries {
  constructor(private readonly em: EntityManager) {}

  /** What words may mean; null where there are none. */
  async of(words: string | undefined): Promise<SoughtNames | null> {
    if (words === undefined) return null;
    const known = await this.known();
    const isRequest = words.startsWith('req_') && words.length >= LEAST_OF_REQUEST;
    const said = [...known.actions, ...known.resources].flatMap((name) => LANGUAGES.flatMap((language) =>
      [actionName(name, language), resourceName(name, language)].map((text) => [name, text] as const)));
    const { rows } = await sql<{ name: string }>`
      select distinct s.name from unnest(${said.map(([name]) => name)}::text[], ${said.map(([, text]) => text)}::text[])
        as s (name, text)
      where folded(s.text) like folded_pattern(${words}) or folded(s.name) like folded_pattern(${words})`
      .execute(tables(this.em.fork()));
    const meant = new Set(rows.map(({ name }) => name));
    return {
      actions: known.actions.filter((name) => meant.has(name)),
      resources: known.resources.filter((name) => meant.has(name)),
      addresses: ADDRESS.test(words) ? await this.addressesLike(words.toLowerCase()) : [],
      request: isRequest ? words : null,
    };
  }

  // Each is sought behind the one before it, in the index of all but the common one.
  private async known(): Promise<Pick<SoughtNames, 'actions' | 'resources'>> {
    const namesIn = async (column: 'action' | 'resource'): Promise<string[]> => {
      const name = sql.ref(column);
      const common = sql.lit(COMMON[column]);
      const { rows } = await sql<{ name: string }>`
        with recursive step as (
          (select ${name} as name from audit_event where ${name} <> ${common} order by ${name} limit 1)
          union all
          select (select ${name} from audit_event e where ${name} <> ${common} and ${name} > step.name
                  order by ${name} limit 1) from step where name is not null)
        select name from step where name is not null`.execute(tables(this.em.fork()));
      return [COMMON[column], ...rows.map((row) => row.name)];
    };
    const [actions, resources] = await Promise.all([namesIn('action'), namesIn('resource')]);
    return { actions, resources };
  }

  private async addressesLike(beginning: string): Promise<string[]> {
    const until = `${beginning}\u007f`;
    const { rows } = await sql<{ address: string }>`
      with recursive step as (
        (select ip_address as address, 1 as n from audit_event
         where ip_address >= ${beginning} and ip_address < ${until} order by ip_address limit 1)
        union all
        select (select ip_address from audit_event e where e.ip_address > step.address and e.ip_address < ${until}
                order by e.ip_address limit 1), n + 1
        from step where address is not null and n < ${MOST_ADDRESSES})
      select address from step where address is not null`.execute(tables(this.em.fork()));
    return rows.map(({ address }) => address);
  }
}
