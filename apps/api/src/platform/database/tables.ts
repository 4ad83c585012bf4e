import type { EntityManager } from '@mikro-orm/postgresql';
import {
  HandleEmptyInListsPlugin, replaceWithNoncontingentExpression, sql, type ColumnType, type Kysely, type RawBuilder,
  type SelectType,
} from 'kysely';

/**
 * Every table by its name, with its columns as the database names them. The application fills it from its entities
 * (`entities.ts`), so that whatever an entity says is what the compiler knows of the table.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- It is filled where the entities are known.
export interface Tables {}

/** Nothing is in an empty list, which PostgreSQL does not read. */
const EMPTY_LISTS = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression });

/**
 * Builds statements whose tables, columns and rows the compiler reads, in the manager's transaction, or each on its own
 * outside of one. Lists and figures are read by it, and rows written by sets; single rows go through the manager.
 * Rows come as the driver gives them: moments and 64-bit numbers as text, which a comparison wants as well.
 */
export const tables = (em: EntityManager): Kysely<Tables> => em.getKysely<Tables>().withPlugin(EMPTY_LISTS);

/** A row of a table as a statement yields it, or some columns of it. */
export type Row<Table extends keyof Tables, Column extends keyof Tables[Table] = keyof Tables[Table]> =
  { [Name in Column]: SelectType<Tables[Table][Name]> };

/** How many rows there are, as a number: none of our tables grows beyond two thousand million. */
export const countAll = (): RawBuilder<number> => sql<number>`count(*)::integer`;

/** Columns as statements see them, made from columns as entities see them. */
export type Columns<Mapped> = { [Name in keyof Mapped]: Column<Mapped[Name]> };

type Column<Mapped> = [Mapped] extends [ColumnType<infer Select, infer Insert, infer Update>]
  ? ColumnType<Read<Select>, Written<Insert>, Written<Update>>
  : ColumnType<Read<Mapped>, Written<Mapped>, Written<Mapped>>;

/** The driver reads neither moments nor 64-bit numbers: parsing them would cost the writing path, which needs few. */
type Read<Value> = Value extends Date | bigint ? string : Value;

type Written<Value> = Value extends Date ? Date | string : Value extends bigint ? bigint | number | string : Value;
