import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { readByIndex, row, rows, type Tx } from '../../platform/database/sql.ts';
import { invalid } from '../../platform/http/problems/refusal.ts';
import type { Currency, Network } from '../../platform/money.ts';
import { uetrOf } from '../../platform/uetr.ts';
import { IS_WITHHELD, type PaymentMetadata, type TransactionType } from '../transactions/public.ts';
import { LATEST, ListEventsQuery, type EventDto, type EventPageDto } from './event.dto.ts';
import { visibleTo, type Subscriber, type Occurrence } from './occurrence.ts';

/** The most that is read from the database at a time. */
export const STRETCH = 500;
/** A page looks at so many events at most, however few of them are for the caller. */
const MOST_LOOKED_AT = 4 * STRETCH;

interface OccurrenceRow {
  position: string;
  type: string;
  resource: string;
  resource_id: string | null;
  created_at: Date;
  actor_id: string | null;
  actor_bank_id: string | null;
  details: Record<string, unknown>;
  owner_id: string | null;
  bank_id: string | null;
  address: string | null;
  iban: string | null;
  wallet_network: Network | null;
  transaction_id: string | null;
  transaction_type: TransactionType;
  network: Network;
  currency: Currency;
  amount_minor: string;
  initiated_by: string;
  reference: string | null;
  uetr: string | null;
  purpose_code: string | null;
  counterparty_name: string | null;
  metadata: PaymentMetadata | null;
  to_address: string | null;
  payee_id: string | null;
  payee_bank_id: string | null;
  is_withheld: boolean;
  parties: { owner_id: string; bank_id: string | null }[] | null;
}

const CONTRACT_SIDES = `(
  select json_agg(json_build_object('owner_id', s.owner_id, 'bank_id', s.bank_id)) from (
    select c.created_by as owner_id, c.bank_id from contract c where c.id = e.resource_id::uuid
    union
    select w.owner_id, w.bank_id from contract_party p join wallet w on w.id = p.wallet_id
    where p.contract_id = e.resource_id::uuid) s)`;

/** Columns of one row of a table by its key, under an alias; nulls where there is none. */
const lookUp = (table: string, alias: string, key: string, columns: string): string =>
  `left join lateral (select ${columns} from ${table} x where x.id = ${key} offset 0) ${alias} on true`;

/** One column of the row that an event is about. */
const ofSubject = (table: string, column: string): string =>
  `(select x.${column} from ${table} x where x.id = e.resource_id::uuid)`;

// A message is that of a bank where an officer sent it, and of a person otherwise.
const SENDING_BANK = `(
  select m.bank_id from iso_message m where m.id = e.resource_id::uuid and m.sent_as = 'bank')`;

// Every row is looked up by itself: joins would be planned anew for each run, or by what was known of the tables at one
// hour. What only some kinds of events are about is looked up for those kinds alone.
const OCCURRENCES = `
  select p.position, e.type, e.resource, e.resource_id, e.created_at, e.actor_id,
         (select a.bank_id from app_user a where a.id = e.actor_id) as actor_bank_id, e.details,
         case e.resource when 'webhook' then ${ofSubject('webhook', 'owner_id')}
           when 'support_request' then ${ofSubject('support_request', 'requester_id')}
           when 'customer' then e.resource_id::uuid
           when 'iso_message' then ${ofSubject('iso_message', 'sent_by')}
           else f.owner_id end as owner_id,
         case e.resource when 'customer' then ${ofSubject('app_user', 'bank_id')}
           when 'iso_message' then ${SENDING_BANK} else f.bank_id end as bank_id,
         f.address, f.iban, f.network as wallet_network,
         t.id as transaction_id,
         t.type as transaction_type, t.network, t.currency, t.amount_minor, t.initiated_by, t.reference, t.purpose_code,
         t.counterparty_name, t.metadata, t.uetr, w.address as to_address,
         w.owner_id as payee_id, w.bank_id as payee_bank_id, ${IS_WITHHELD} as is_withheld,
         case e.resource when 'contract' then ${CONTRACT_SIDES} end as parties
  from (select position, event_id from event_position where position > $1 order by position limit ${STRETCH}) p
  ${lookUp('audit_event', 'e', 'p.event_id', 'type, resource, resource_id, created_at, actor_id, details')}
  ${lookUp('transaction', 't', `case when e.resource in ('transaction', 'review') then e.resource_id::uuid end`,
    'id, type, network, currency, amount_minor, initiated_by, from_wallet_id, to_wallet_id, status, sub_status, '
    + 'reference, purpose_code, counterparty_name, metadata, uetr')}
  ${lookUp('wallet', 'f', `coalesce(t.from_wallet_id, case e.resource when 'wallet' then e.resource_id::uuid
    when 'batch' then ${ofSubject('batch', 'wallet_id')} end)`, 'owner_id, bank_id, address, iban, network')}
  ${lookUp('wallet', 'w', 't.to_wallet_id', 'owner_id, bank_id, address')}
  order by p.position`;

const toOccurrence = (o: OccurrenceRow): Occurrence => ({
  position: Number(o.position),
  type: o.type,
  resource: o.resource,
  resourceId: o.resource_id,
  createdAt: new Date(o.created_at),
  actor: { ownerId: o.actor_id, bankId: o.actor_bank_id },
  details: o.details,
  owner: { ownerId: o.owner_id, bankId: o.bank_id },
  wallet: o.address === null || o.iban === null || o.wallet_network === null
    ? null : { address: o.address, iban: o.iban, network: o.wallet_network },
  payment: o.transaction_id === null ? null : {
    id: o.transaction_id,
    uetr: uetrOf(o.transaction_id, o.uetr),
    type: o.transaction_type,
    network: o.network,
    currency: o.currency,
    amountMinor: BigInt(o.amount_minor),
    from: o.address,
    to: o.to_address,
    initiatedBy: o.initiated_by,
    said: { reference: o.reference, purposeCode: o.purpose_code, counterpartyName: o.counterparty_name },
    metadata: o.metadata,
    payee: { ownerId: o.payee_id, bankId: o.payee_bank_id },
    isWithheld: o.is_withheld,
  },
  parties: (o.parties ?? []).map((side) => ({ ownerId: side.owner_id, bankId: side.bank_id })),
});

/** Reads what happened, in the order in which everybody hears of it. */
@Injectable()
export class EventsQueries {
  constructor(private readonly em: EntityManager) {}

  /**
   * One stretch of what happened after a position, whoever it concerns: for those who tell others. A transaction it is
   * read in is planned by index.
   */
  async after(position: number, tx?: Tx): Promise<Occurrence[]> {
    const read = (one: Tx): Promise<OccurrenceRow[]> => rows(one, OCCURRENCES, [position]);
    return (tx ? await read(tx) : await readByIndex(this.em, read)).map(toOccurrence);
  }

  /** The position of the newest event; 0 when nothing has happened yet. */
  async latest(em: Tx = this.em.fork()): Promise<number> {
    return Number((await row<{ last: string }>(em,
      'select coalesce(max(position), 0) as last from event_position')).last);
  }

  /** How long the oldest event that nobody can hear of yet has been waiting; 0 when all have their positions. */
  async placingLagMs(): Promise<number> {
    const { lag } = await readByIndex(this.em, (tx) => row<{ lag: string | null }>(tx, `
      select extract(epoch from business_now() - min(o.created_at)) * 1000 as lag
      from unplaced_events(1) u
      cross join lateral (select created_at from outbox_event e where e.id = u.id offset 0) o`));
    return Math.max(0, Number(lag ?? 0));
  }

  /** The position to go on from; refuses one that no event has had yet. */
  async startingFrom(after: string | undefined): Promise<number> {
    if (after === undefined) return 0;
    const latest = await this.latest();
    if (after === LATEST) return latest;
    const message = 'after is a cursor that was never given; begin again without it.';
    if (Number(after) > latest) throw invalid([{ field: 'after', message }]);
    return Number(after);
  }

  /** What one person hears after a cursor, oldest first. */
  async page(subscriber: Subscriber, { after, limit, types }: ListEventsQuery): Promise<EventPageDto> {
    const events: EventDto[] = [];
    const isWanted = typeFilter(types);
    let cursor = await this.startingFrom(after);
    for (let looked = 0; looked < MOST_LOOKED_AT; looked += STRETCH) {
      const stretch = await this.after(cursor);
      for (const occurrence of stretch) {
        if (events.length === limit) return { events, cursor: String(cursor), isLatest: false };
        cursor = occurrence.position;
        const event = visibleTo(subscriber, occurrence);
        if (event && isWanted(event)) events.push(event);
      }
      if (stretch.length < STRETCH) return { events, cursor: String(cursor), isLatest: true };
    }
    return { events, cursor: String(cursor), isLatest: false };
  }
}

/** What the address of a stream says; refuses what a list of events would refuse. */
export const streamQueryOf = (query: URLSearchParams): { ticket: string; after?: string; types?: string } => {
  const stated = plainToInstance(ListEventsQuery, {
    after: query.get('after') ?? undefined, types: query.get('types') ?? undefined,
  });
  const problems = validateSync(stated).flatMap(({ property: field, constraints = {} }) =>
    Object.values(constraints).map((message) => ({ field, message })));
  if (problems.length > 0) throw invalid(problems);
  const { after, types } = stated;
  return {
    ticket: query.get('ticket') ?? '',
    ...(after === undefined ? {} : { after }),
    ...(types === undefined ? {} : { types }),
  };
};

/** Whether an event is of the types asked for: `transaction.completed`, `wallet.*`, or all of them. */
export const typeFilter = (types: string | undefined): ((event: Pick<EventDto, 'type'>) => boolean) => {
  if (types === undefined) return () => true;
  const wanted = new Set(types.split(','));
  return ({ type }) => wanted.has(type) || wanted.has(`${type.slice(0, type.indexOf('.'))}.*`);
};
