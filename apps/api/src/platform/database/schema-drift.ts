import type { EntityMetadata, EntityProperty, MikroORM } from '@mikro-orm/postgresql';
import { rows, type Tx } from './sql.ts';

/** A column, as an entity maps it or as the database has it. */
export interface MappedColumn {
  table: string;
  column: string;
  /** As PostgreSQL spells it: `timestamp(3) with time zone`. */
  type: string;
  isNullable: boolean;
  /** Whether a row may be inserted without it, because the database has a value for it. */
  isFilled: boolean;
  /** The words that a CHECK of this column alone admits, in order; null where there is none. */
  words: string[] | null;
}

/** MikroORM's own table, which no entity maps. */
const MIGRATIONS_TABLE = 'migration';

/** The columns of every table that Connect owns, as the database has them. */
export const columnsOfSchema = async (tx: Tx): Promise<MappedColumn[]> => {
  const found = await rows<Omit<MappedColumn, 'words'> & { check: string | null }>(tx, `
    select c.relname::text as table, a.attname::text as column, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as "isNullable", a.atthasdef or a.attidentity <> '' as "isFilled",
      (select pg_get_constraintdef(k.oid) from pg_constraint k
       where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
         and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[') as check
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> $1
      and a.attnum > 0 and not a.attisdropped`, [MIGRATIONS_TABLE]);
  return found.map(({ check, ...column }) => ({ ...column, words: check === null ? null : wordsOf(check) }));
};

const wordsOf = (check: string): string[] =>
  [...check.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, word]) => (word as string).replaceAll(`''`, `'`)).sort();

/** The columns that the entities map, with their types in PostgreSQL's own spelling. */
export const columnsOfEntities = async (tx: Tx, orm: Pick<MikroORM, 'getMetadata'>): Promise<MappedColumn[]> => {
  const mapped = [...orm.getMetadata().getAll().values()].flatMap(columnsOf);
  const spelled = await rows<{ given: string; type: string | null }>(tx, `
    select given, format_type(to_regtype(given), to_regtypemod(given)) as type
    from unnest($1::text[]) as given`, [[...new Set(mapped.map(({ type }) => type))]]);
  const types = new Map(spelled.map(({ given, type }) => [given, type ?? given]));
  return mapped.map((column) => ({ ...column, type: types.get(column.type) as string }));
};

const columnsOf = (entity: EntityMetadata): MappedColumn[] =>
  entity.props.flatMap((property) => property.fieldNames.map((column, n) => ({
    table: entity.tableName,
    column,
    // What counts up by itself is an identity here, whose type is the plain one.
    type: (property.columnTypes[n] as string).replace(/serial$/, 'int'),
    isNullable: property.nullable === true,
    isFilled: isFilled(property),
    words: property.enum === true ? (property.items ?? []).map(String).sort() : null,
  })));

const isFilled = ({ autoincrement, default: value, defaultRaw, generated }: EntityProperty): boolean =>
  autoincrement === true || value !== undefined || defaultRaw !== undefined || generated !== undefined;

/** Where entities and schema differ, in either direction, one sentence each; none when they are one picture. */
export const differencesBetween = (mapped: MappedColumn[], actual: MappedColumn[]): string[] => {
  const theirs = new Map(actual.map((column) => [nameOf(column), column]));
  const ours = new Map(mapped.map((column) => [nameOf(column), column]));
  return [
    ...actual.filter((column) => !ours.has(nameOf(column))).map((column) => `${nameOf(column)} is in no entity.`),
    ...mapped.flatMap((column) => {
      const other = theirs.get(nameOf(column));
      return other ? differencesOf(column, other) : [`${nameOf(column)} is not in the schema.`];
    }),
  ].sort();
};

const nameOf = ({ table, column }: MappedColumn): string => `${table}.${column}`;

const differencesOf = (mapped: MappedColumn, actual: MappedColumn): string[] => {
  const spell = ({ type, isNullable, isFilled, words }: MappedColumn): Record<string, string> => ({
    'type': type,
    'nullability': isNullable ? 'nullable' : 'not null',
    'default': isFilled ? 'a default' : 'no default',
    'words': words === null ? 'any' : words.join(', '),
  });
  const [here, there] = [spell(mapped), spell(actual)];
  return Object.keys(here).filter((trait) => here[trait] !== there[trait])
    .map((trait) => `${nameOf(mapped)}: ${trait} is ${there[trait]}, and the entity says ${here[trait]}.`);
};
