import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

/** A word for an order: a field, lowest or oldest first, or the same after a minus sign, highest or newest first. */
export type SortWord<Field extends string = never> = `${'' | '-'}${Field | 'createdAt'}`;

/** SQL for a field that rows are ordered by; rows may lack a moment or a day, and then come last whatever the order. */
type Key = string | { moment: string };

/** The orders of one list, all in SQL of the code's own: what a caller asks for only chooses among them. */
export interface ListOrders<Field extends string = never> {
  /** The number that rows were recorded under. It is the order of `createdAt`, and settles every tie. */
  recorded: string;
  /** The parameter that names the last row of the page before; null on the first page. */
  cursor: string;
  /** SQL for the number of that row, where no `last` finds it. */
  lastRecorded?: string;
  /** What else rows are ordered by. */
  keys?: Record<Field, Key>;
  /**
   * The `from` and `where` that find that row, under the names the list itself uses. A row that the caller may not see
   * must not be found: where a page begins would tell that it is there, and what its keys are.
   */
  last?: string;
}

/** A page in one order: the condition that leaves out what came on pages before, and the expressions to order by. */
export interface PageOrder { beyond: string; by: string }

const keyIn = (key: Key, isDescending: boolean): string =>
  (typeof key === 'string' ? key : `coalesce(${key.moment}, '${isDescending ? '-' : ''}infinity')`);

/** A page of a list in the order asked for; newest first when none is. It goes on at a key, whatever came before it. */
export function inOrder<Field extends string = never>(
  { recorded, cursor, lastRecorded, keys, last }: ListOrders<Field>, sort: SortWord<Field> = '-createdAt',
): PageOrder {
  const isDescending = sort.startsWith('-');
  const [beyond, direction] = isDescending ? ['<', 'desc'] : ['>', 'asc'];
  const field = sort.slice(isDescending ? 1 : 0) as Field | 'createdAt';
  if (field === 'createdAt') {
    const place = last === undefined ? lastRecorded : `(select ${recorded} ${last})`;
    if (place === undefined) throw new Error('A list does not say where its pages end.');
    return { beyond: `(${cursor} is null or ${recorded} ${beyond} ${place})`, by: `${recorded} ${direction}` };
  }
  if (keys?.[field] === undefined || last === undefined) throw new Error(`A list has no order by ${field}.`);
  const key = keyIn(keys[field], isDescending);
  return {
    beyond: `(${cursor} is null or (${key}, ${recorded}) ${beyond} (select ${key}, ${recorded} ${last}))`,
    by: `${key} ${direction}, ${recorded} ${direction}`,
  };
}

/** SQL for a text in the order people read it in, whatever the case of its letters; the database's own is by code. */
export const alphabetical = (text: string): string => `${text} collate "und-x-icu"`;

/** An order of a list that Kysely builds: numbers of rows, the last of which settles every tie. */
export interface KeysetOrder {
  /** What rows are ordered by, the number under which they were recorded last. */
  keys: readonly Expression<unknown>[];
  isDescending: boolean;
}

/** The order by of a list. */
export const byKeys = ({ keys, isDescending }: KeysetOrder): RawBuilder<unknown> =>
  sql.join(keys.map((key) => sql`${key} ${sql.raw(isDescending ? 'desc' : 'asc')}`));

/** What comes behind a row in an order, by the values of its keys; a page goes on there whatever came before it. */
export const beyondKeys = ({ keys, isDescending }: KeysetOrder, last: readonly unknown[]): RawBuilder<SqlBool> =>
  sql`(${sql.join([...keys])}) ${sql.raw(isDescending ? '<' : '>')} (${sql.join([...last])})`;
