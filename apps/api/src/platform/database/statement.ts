import { rows, type Tx } from './sql.ts';

/** The type of a column that a statement yields: its name in PostgreSQL, and what the driver makes of it. */
export interface ColumnOf<Value> {
  /** As `format_type` spells it, without length or precision. */
  readonly type: string;
  readonly mayBeNull: boolean;
  /** It is never there; the compiler reads the type of values by it. */
  readonly value?: Value;
}

type Shape = Readonly<Record<string, ColumnOf<unknown>>>;

/** A row of a shape. */
type RowOf<Known extends Shape> = {
  [Name in keyof Known]: Known[Name] extends ColumnOf<infer Value> ? Value : never;
};

const ofType = <Value>(type: string): ColumnOf<Value> => ({ type, mayBeNull: false });

export const uuid = ofType<string>('uuid');
export const uuidArray = ofType<string[]>('uuid[]');
export const text = ofType<string>('text');
export const textArray = ofType<string[]>('text[]');
/** 64-bit numbers and moments come as text; see `tables`. */
export const bigint = ofType<string>('bigint');
export const xid8 = ofType<string>('xid8');
export const timestamptz = ofType<string>('timestamp with time zone');
export const integer = ofType<number>('integer');
export const smallint = ofType<number>('smallint');
export const boolean = ofType<boolean>('boolean');
export const bytea = ofType<Buffer>('bytea');
export const byteaArray = ofType<Buffer[]>('bytea[]');
export const json = ofType<unknown>('json');
export const jsonb = ofType<unknown>('jsonb');
/** JSON of which the code knows the form; nothing checks it. */
export const jsonbOf = <Form>(): ColumnOf<Form> => ofType<Form>('jsonb');
/** Text of which the code knows the words. */
export const textOf = <Words extends string>(): ColumnOf<Words> => ofType<Words>('text');
/** Text of a fixed length of which the code knows the words. */
export const characterOf = <Words extends string>(): ColumnOf<Words> => ofType<Words>('character');
/** A column that may be null. */
export const orNull = <Value>(column: ColumnOf<Value>): ColumnOf<Value | null> => ({ ...column, mayBeNull: true });

/** A statement by hand, with `$1` parameters, and what it yields. */
export interface Statement<Row = unknown> {
  readonly text: string;
  /** Null where nobody looks at what it yields. */
  readonly shape: Shape | null;
  /** It is never there; the compiler reads the type of rows by it. */
  readonly row?: Row;
}

const written: Statement[] = [];

/** Every statement by hand, once the modules that hold them are loaded. */
export const statements = (): readonly Statement[] => written;

/**
 * A statement by hand for sets at speed, and the shape of its rows, by which both the compiler and the check read them:
 * `statement.db.spec.ts` has PostgreSQL describe each on the migrated schema. So it is made where its file is loaded,
 * never while something runs; one that varies is made once for each variant.
 */
export const statement = <Known extends Shape>(textOfIt: string, shape: Known): Statement<RowOf<Known>> => {
  const made = { text: textOfIt, shape };
  written.push(made);
  return made;
};

/** As `statement`, where nobody looks at what it yields. */
export const command = (textOfIt: string): Statement<never> => {
  const made = { text: textOfIt, shape: null };
  written.push(made);
  return made;
};

/** Runs a statement in the transaction of `tx`, or on its own outside of one, and answers its rows. */
export const run = <Row>(tx: Tx, { text: textOfIt }: Statement<Row>, parameters: readonly unknown[] = []):
Promise<Row[]> => rows<Row>(tx, textOfIt, parameters);

/** As `run`, for a statement that yields exactly one row. */
export const runForOne = async <Row>(tx: Tx, made: Statement<Row>, parameters: readonly unknown[] = []):
Promise<Row> => {
  const [first] = await run(tx, made, parameters);
  if (first === undefined) throw new Error('A statement that must yield one row yielded none.');
  return first;
};

/** Takes a lock of `LOCKS` until the transaction ends, where nobody has it. */
export const TRY_LOCK = statement('select pg_try_advisory_xact_lock($1) as locked', { locked: boolean });
