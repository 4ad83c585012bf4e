import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { row, rows, transactional, type Tx } from '../../platform/database/sql.ts';
import type { RecordState } from './proofs/checkpoint.dto.ts';

/** What an event tells of. */
export interface RecordKey {
  resource: string;
  resource_id: string | null;
}

/** A thing whose rows are not what was sealed. */
export interface ChangedRecord {
  resource: string;
  resource_id: string;
  /** The newest sealed event that tells of it, and where that stands; null when no event ever told of it. */
  event_id: string | null;
  leaf_index: string | null;
  height: string | null;
}

interface Kind {
  /** Where its main rows are. */
  table: string;
  /** The name of the thing in that table. */
  key: string;
  /** What such a name looks like; nothing is asked for by another. */
  pattern: string;
  /** All the names under which events tell of it. */
  resources: readonly string[];
}

const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
const byId = (table: string, ...resources: string[]): Kind => ({ table, key: 'id', pattern: UUID, resources });
const byKid = (table: string): Kind => ({ table, key: 'kid', pattern: '^[\\w-]+$', resources: [table] });

/** The things of which the books keep a record; each has a function of its name in the database (`<kind>_records`). */
export const RECORD_KINDS: Readonly<Record<string, Kind>> = {
  transaction: byId('transaction', 'transaction', 'review'),
  wallet: byId('wallet', 'wallet'),
  user: byId('app_user', 'user'),
  bank: byId('bank', 'bank'),
  board: byId('board', 'board'),
  resolution: byId('resolution', 'resolution'),
  api_key: byId('api_key', 'api_key'),
  factor: byId('factor', 'factor'),
  identity: byId('linked_identity', 'identity'),
  customer: byId('customer', 'customer'),
  batch: byId('batch', 'batch'),
  bank_profile: byId('bank_profile', 'bank_profile'),
  beneficiary: byId('beneficiary', 'beneficiary'),
  beneficiary_policy: byId('beneficiary_policy', 'beneficiary_policy'),
  contract: byId('contract', 'contract'),
  noncompliance: byId('noncompliance_event', 'noncompliance'),
  charity: byId('charity', 'charity'),
  purification_account: {
    table: 'purification_account', key: 'wallet_id', pattern: UUID, resources: ['purification_account'],
  },
  tainted_income: byId('tainted_income', 'tainted_income'),
  purification: byId('purification', 'purification'),
  recall: byId('recall', 'recall'),
  passport: byId('passport', 'passport'),
  metal_price: {
    table: 'metal_price_version', key: 'version', pattern: '^[1-9][0-9]{0,8}$', resources: ['metal_price'],
  },
  zakat_recipient: byId('zakat_recipient', 'zakat_recipient'),
  zakat_assessment: byId('zakat_assessment', 'zakat_assessment'),
  zakat_payment: {
    table: 'zakat_payment', key: 'transaction_id', pattern: UUID, resources: ['zakat_payment'],
  },
  zakat_setting: { table: 'zakat_setting', key: 'owner_id', pattern: UUID, resources: ['zakat_setting'] },
  ruleset: { table: 'ruleset', key: 'version', pattern: '^[1-9][0-9]{0,8}$', resources: ['ruleset'] },
  screening_list: byId('screening_list', 'screening_list'),
  screening_clearance: byId('screening_clearance', 'screening_clearance'),
  screening_case: byId('screening_case', 'screening_case'),
  review_comment: byId('review_comment', 'review_comment'),
  review_attachment: byId('review_attachment', 'review_attachment'),
  review_clearance: byId('review_clearance', 'review_clearance'),
  second_reading: {
    table: 'second_reading', key: 'transaction_id', pattern: UUID, resources: ['second_reading'],
  },
  review_plan: byId('review_plan', 'review_plan'),
  review_sample: byId('review_sample', 'review_sample'),
  working_paper: byId('working_paper', 'working_paper'),
  review_finding: byId('review_finding', 'review_finding'),
  shariah_pack: byId('shariah_pack', 'shariah_pack'),
  case_file: byId('case_file', 'case_file'),
  report: byId('report', 'report'),
  report_schedule: byId('report_schedule', 'report_schedule'),
  signing_key: byKid('signing_key'),
  compliance_key: byKid('compliance_key'),
  confidential_register: byId('str_seal', 'confidential_register'),
};

interface Thing {
  kind: string;
  resources: readonly string[];
  id: string;
}

const KIND_OF = new Map(Object.entries(RECORD_KINDS).flatMap(([kind, { pattern, resources }]) =>
  resources.map((resource) => [resource, { kind, resources, pattern: new RegExp(pattern) }] as const)));

/** The kind of thing that an event tells of, and its name; null when the books keep no record of it. */
const thingOf = ({ resource, resource_id: id }: RecordKey): Thing | null => {
  const found = KIND_OF.get(resource);
  return found && id !== null && found.pattern.test(id) ? { kind: found.kind, resources: found.resources, id } : null;
};

const DIGEST = `sha256(convert_to(r.record, 'UTF8'))`;
/** As many are named as somebody can look at. */
const MOST_NAMED = 100;

/** Names accounts that do not hold what their entries and holds say, among those that are looked at. */
export const wrongBalancesSql = (within: (column: string) => string): string => `
      with own (network, currency, kind) as (
        select network, currency, kind
        from (values ('uae_dirham', 'AED'), ('qatar_cbdc', 'QAR')) as n (network, currency)
        cross join unnest(array['issuer', 'escrow', 'zakat', 'fees', 'charity', 'settlement']) as kind)
      select 'account' as resource, network || ' ' || kind as resource_id, null as event_id, null as leaf_index,
             null as height
      from own where not exists (
        select from account a where (a.network, a.currency, a.kind) = (own.network, own.currency, own.kind))
      union all
      (select 'account', a.id::text, null, null, null
      from account a
      left join lateral (select balance_after_minor, account_sequence from entry where account_id = a.id
                         order by account_sequence desc limit 1) e on true
      where ${within('a.id')} and (
        a.posted_minor <> coalesce(e.balance_after_minor, 0) or a.sequence <> coalesce(e.account_sequence, 0)
         or a.held_minor <> coalesce((select sum(h.amount_minor - h.captured_minor - h.released_minor) from hold h
                                      where h.account_id = a.id and h.ended_at is null), 0)
         or (a.kind = 'wallet') <> exists (select 1 from wallet w where w.id = a.id)
         or (a.kind <> 'wallet' and (a.is_frozen or (a.network, a.currency, a.kind) not in (table own))))
      order by a.id limit ${String(MOST_NAMED)})`;

/** Names things of a kind, as `t`, of which no event ever told, among those that a condition leaves. */
export const untoldSql = (kind: string, where: string, order?: string): string => {
  const { table, key, resources } = RECORD_KINDS[kind] as Kind;
  const names = resources.map((name) => `'${name}'`).join(', ');
  return `
    select '${resources[0]}' as resource, t.${key}::text as resource_id, null as event_id, null as leaf_index,
           null as height
    from ${table} t where ${where} and not exists (
      select 1 from audit_event e where e.resource_id = t.${key}::text and e.resource in (${names}))
    order by t.${order ?? key} limit ${String(MOST_NAMED)}`;
};

/**
 * Lets the rest of a transaction read records as they are hashed, whatever the settings of the server; and plan each
 * reading by how many are read: from the sixth on, a session would take one plan, made for ten of them, for thousands.
 */
export const readAsHashed = (tx: Tx): Promise<unknown> => rows(tx, `
  select set_config('timezone', 'UTC', true), set_config('bytea_output', 'hex', true),
         set_config('plan_cache_mode', 'force_custom_plan', true)`);

/** Reads what the books say of things, as digests, and compares it with what was sealed. */
@Injectable()
export class RecordsQueries {
  private readonly em: EntityManager;

  constructor(em: EntityManager) {
    this.em = em.fork();
  }

  /** The digests of the records that events tell of, in their order; null where nothing is kept of it. */
  async digestsOf(tx: Tx, events: readonly RecordKey[]): Promise<(Buffer | null)[]> {
    await readAsHashed(tx);
    const things = events.map(thingOf);
    const digests = new Map<string, Buffer>();
    for (const kind of Object.keys(RECORD_KINDS)) {
      const ids = [...new Set(things.flatMap((thing) => (thing?.kind === kind ? [thing.id] : [])))];
      if (ids.length === 0) continue;
      const found = await rows<{ id: string; digest: Buffer }>(tx,
        `select r.id, ${DIGEST} as digest from ${kind}_records($1::text[]) r`, [ids]);
      for (const { id, digest } of found) digests.set(`${kind} ${id}`, digest);
    }
    return things.map((thing) => (thing && digests.get(`${thing.kind} ${thing.id}`)) ?? null);
  }

  /**
   * Of the things that sealed events between two leaves were the last to tell of, those whose rows are not what was
   * sealed. What has events that are not sealed yet is left to the block that will hold them.
   */
  changedBetween(firstLeaf: bigint, endLeaf: bigint): Promise<ChangedRecord[]> {
    return this.reading(async (tx) => {
      const changed: ChangedRecord[] = [];
      for (const kind of Object.keys(RECORD_KINDS)) changed.push(...await this.changedOf(tx, kind, firstLeaf, endLeaf));
      return changed;
    });
  }

  /** How the rows of one thing compare with its newest sealed event; null while an event of it is not sealed. */
  stateOf(told: RecordKey & { resource_id: string }): Promise<RecordState | null> {
    const thing = thingOf(told);
    if (!thing) throw new Error(`The books keep no record of a ${told.resource}.`);
    const { kind, resources, id } = thing;
    return this.reading(async (tx) => {
      const { is_open: isOpen, is_same: isSame } = await row<{ is_open: boolean; is_same: boolean }>(tx, `
        select coalesce(bool_or(l.leaf_index is null), true) as is_open,
          (array_agg(l.record_hash order by l.leaf_index desc nulls last))[1]
            is not distinct from (select ${DIGEST} from ${kind}_records(array[$1]) r) as is_same
        from audit_event e left join block_leaf l on l.event_id = e.id
        where e.resource_id = $1 and e.resource = any($2)`, [id, resources]);
      if (isOpen) return null;
      return isSame ? 'as_sealed' : 'changed';
    });
  }

  private reading<Result>(read: (tx: Tx) => Promise<Result>): Promise<Result> {
    return transactional(this.em, async (tx) => {
      await readAsHashed(tx);
      return read(tx);
    }, { readOnly: true });
  }

  private changedOf(tx: Tx, kind: string, firstLeaf: bigint, endLeaf: bigint): Promise<ChangedRecord[]> {
    const { pattern, resources } = RECORD_KINDS[kind] as Kind;
    return rows<ChangedRecord>(tx, `
        with newest as (
          select e.resource, e.resource_id
          from block_leaf l join audit_event e on e.id = l.event_id
          where l.leaf_index >= $2 and l.leaf_index < $3 and e.resource = any($1) and e.resource_id ~ $4
            and not exists (select 1 from audit_event later where later.resource_id = e.resource_id
              and later.resource = any($1) and later.id > e.id)
        ), sealed as (
          select n.resource, n.resource_id, s.* from newest n cross join lateral (
            select e.id as event_id, l.leaf_index, l.height, l.record_hash,
                   bool_or(l.leaf_index is null) over () as is_open
            from audit_event e left join block_leaf l on l.event_id = e.id
            where e.resource_id = n.resource_id and e.resource = any($1)
            order by l.leaf_index desc nulls last limit 1) s
        ), current as (
          select r.id, ${DIGEST} as digest
          from ${kind}_records((select array_agg(resource_id) from sealed where not is_open)) r)
        select resource, resource_id, event_id, leaf_index, height
        from sealed left join current on current.id = sealed.resource_id
        where not is_open and record_hash is distinct from digest order by leaf_index limit ${String(MOST_NAMED)}`,
    [resources, firstLeaf, endLeaf, pattern]);
  }

  /**
   * Accounts that do not hold what their newest entry and their open holds say, and accounts of a network itself that
   * are not there. Entries and holds belong to payments, whose records are sealed.
   */
  async wrongBalances(): Promise<ChangedRecord[]> {
    return rows<ChangedRecord>(this.em, wrongBalancesSql(() => 'true'));
  }

  /**
   * Things that stand in the books although no event ever told of them: payments numbered between two moments, and all
   * others at the end, when no moment is given for it.
   */
  async untold(after: Date | string | null, until: Date | string | null): Promise<ChangedRecord[]> {
    const payments = await this.untoldOf('transaction', `
      ($1::timestamptz is null or t.ordinal > transactions_before($1))
      and ($2::timestamptz is null or t.ordinal <= transactions_before($2))`, [after, until]);
    if (until !== null) return payments;
    const others = await Promise.all(Object.keys(RECORD_KINDS).filter((kind) => kind !== 'transaction')
      .map((kind) => this.untoldOf(kind)));
    return [...payments, ...others.flat()];
  }

  private untoldOf(kind: string, where = 'true', parameters: unknown[] = []): Promise<ChangedRecord[]> {
    return rows<ChangedRecord>(this.em, untoldSql(kind, where), parameters);
  }
}
