import { Injectable } from '@nestjs/common';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { BLOCK_COLUMNS, toCheckpoint, type BlockRow } from './block-row.ts';
import { RECORD_KINDS, readAsHashed } from './records.queries.ts';
import { SEALED_COLUMNS, toSealedEvent, type EventRow } from './sealed-event.ts';

const PAGE = 500;

/** Reads the log and the books that it commits to whole, page by page, as a file of lines has them. */
@Injectable()
export class BooksQueries {
  /** The kinds of things of which the books keep a record, each with the names under which events tell of it. */
  kinds(): Record<string, readonly string[]> {
    return Object.fromEntries(Object.entries(RECORD_KINDS).map(([kind, { resources }]) => [kind, resources]));
  }

  /**
   * Blocks, then heads that witnesses countersigned, then sealed events in the order of their leaves, then what events
   * tell of that are not sealed yet.
   */
  async *log(tx: Tx): AsyncGenerator<object[]> {
    yield* pages<BlockRow>((after) => rows(tx,
      `select ${BLOCK_COLUMNS} from block where height > $1 order by height limit ${PAGE}`, [after ?? 0]),
    ({ height }) => height, (block) => ({ block: toCheckpoint(block) }));
    const heads = await rows<object>(
      tx, 'select checkpoint from witness where checkpoint is not null order by vkey');
    if (heads.length > 0) yield heads;
    yield* pages<EventRow & { leaf_index: string; leaf_hash: Buffer }>((after) => rows(tx, `
      select l.leaf_index, l.leaf_hash, ${SEALED_COLUMNS}
      from block_leaf l join audit_event on id = l.event_id
      where leaf_index > $1 order by leaf_index limit ${PAGE}`, [after ?? -1]), ({ leaf_index: leaf }) => leaf,
    (event) => ({
      event: toSealedEvent(event), leafIndex: Number(event.leaf_index), leafHash: event.leaf_hash.toString('hex'),
    }));
    yield* pages<{ id: string; resource: string; resource_id: string | null }>((after) => rows(tx, `
      select e.id, e.resource, e.resource_id from unsealed_event_ids() u join audit_event e on e.id = u.id
      where e.id > $1 order by e.id limit ${PAGE}`, [after ?? 0]), ({ id }) => id,
    ({ resource, resource_id: resourceId }) => ({ unsealed: { resource, resourceId } }));
  }

  /** The record of every thing, as the text that was hashed. */
  async *records(tx: Tx): AsyncGenerator<object[]> {
    await readAsHashed(tx);
    for (const [kind, { table, key }] of Object.entries(RECORD_KINDS)) {
      yield* pages<{ id: string; text: string }>((after) => rows(tx, `
        select r.id, r.record as text from ${kind}_records((
          select coalesce(array_agg(name), '{}') from (
            select ${key}::text as name from ${table} where $1::text is null or ${key}::text > $1
            order by 1 limit ${PAGE}) as next)) r
        order by r.id`, [after]), ({ id }) => id, ({ id, text }) => ({ record: { kind, id }, text }));
    }
  }

  /** The place of each account in the tree of balances, and the block that gave it. */
  async *places(tx: Tx): AsyncGenerator<object[]> {
    yield* pages<{ position: number }>((after) => rows(tx, `
      select position::int, account_id as account, currency, height::int, opening_minor::text as "postedMinor",
             opening_sequence::text as sequence
      from account_place where position > $1 order by position limit ${PAGE}`, [after ?? -1]),
    ({ position }) => String(position), (place) => ({ place }));
  }

  /** What each account holds, in minor units. */
  async *accounts(tx: Tx): AsyncGenerator<object[]> {
    yield* pages<{ id: string }>((after) => rows(tx, `
      select id, kind, network, currency, is_frozen as "isFrozen", posted_minor::text as posted,
             held_minor::text as held, sequence::text
      from account where $1::uuid is null or id > $1 order by id limit ${PAGE}`, [after]), ({ id }) => id,
    (account) => ({ account }));
  }
}

async function* pages<Row>(
  read: (after: string | null) => Promise<Row[]>, keyOf: (row: Row) => string, line: (row: Row) => object,
): AsyncGenerator<object[]> {
  for (let after: string | null = null; ;) {
    const page: Row[] = await read(after);
    if (page.length > 0) yield page.map(line);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = keyOf(last);
  }
}
