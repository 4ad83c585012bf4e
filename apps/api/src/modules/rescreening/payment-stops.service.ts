import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { column, rows, type Tx } from '../../platform/database/sql.ts';
import { entryIdOf, type Source } from '../screening/public.ts';
import { ScreeningService, type PartyHit, type Screening } from '../screening/screening.service.ts';
import { KnownParties } from './known-parties.queries.ts';
import { partiesNamed, type KnownParty, type NamingRow } from './known-party.ts';

/** A payment with both sides, whom it names, and the entries that were in sight when it was judged. */
interface PaymentRow extends NamingRow {
  id: string;
  payerId: string;
  payeeId: string;
  payeeBankId: string;
  /** Whether the payer keeps the payee in a book, where the lists hold them. */
  isPayeeHeld: boolean;
  watchlist: ({ cleared?: string } & PartyHit['entry']['party'])[] | null;
}

interface OpenCase {
  party_key: string;
  party_kind: KnownParty['kind'];
  customer_id: string | null;
  bank_id: string | null;
}

interface ClearedCase {
  party_key: string;
  source: Source;
  ref: string;
  party_digest: string;
  entry_digest: string;
}

/** Everything that is needed to say whether payments may go on. */
interface StopContext {
  screening: Screening;
  customers: Map<string | null, KnownParty[]>;
  banks: Map<string | null, KnownParty[]>;
  openCases: OpenCase[];
  cleared: ReadonlySet<string>;
  /** Whom each party is like, as a bank sees it: the payments of a batch have parties in common. */
  hits: Map<string, PartyHit[]>;
}

/**
 * Says which payments that were made must not be completed yet: a case of one of their parties stands, or the lists now
 * hold somebody who was not in sight when the payment was judged and of whom nobody decided. The latter is asked of the
 * lists themselves, so that nothing depends on how far the screening in the background is.
 */
@Injectable()
export class PaymentStops {
  constructor(private readonly screening: ScreeningService, private readonly parties: KnownParties) {}

  /** The ids of those that are stopped, of payments whose accounts are locked. */
  async among(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
    const payments = await rows<PaymentRow>(tx, `
      select t.id, f.owner_id as "payerId", p.owner_id as "payeeId", f.bank_id as "bankId", p.bank_id as "payeeBankId",
             t.counterparty_name as "counterpartyName", t.originator, t.beneficiary,
             (select v.facts -> 'watchlist' from verdict v where v.transaction_id = t.id) as watchlist,
             exists (
               select from beneficiary b
               where lower(b.address) = lower(p.address) and b.removed_at is null and b.bank_id = f.bank_id
                 and b.owner_id is not distinct from case o.role when 'user' then o.id end and is_held(b))
               as "isPayeeHeld"
      from transaction t join wallet f on f.id = t.from_wallet_id join wallet p on p.id = t.to_wallet_id
      join app_user o on o.id = f.owner_id
      where t.id = any($1::uuid[])`, [column(ids)]);
    const context = await this.contextOf(tx, payments);
    return new Set(payments.filter((payment) => isStopped(payment, context)).map(({ id }) => id));
  }

  private async contextOf(tx: Tx, payments: readonly PaymentRow[]): Promise<StopContext> {
    const [owners, bankIds] = [
      payments.flatMap(({ payerId, payeeId }) => [payerId, payeeId]),
      payments.flatMap(({ bankId, payeeBankId }) => [bankId, payeeBankId]),
    ];
    const customers = await this.parties.byId(tx, 'customer', owners);
    const banks = await this.parties.byId(tx, 'bank', bankIds);
    const named = payments.flatMap(partiesNamed);
    const openCases = await rows<OpenCase>(tx, `
      select party_key, party_kind, customer_id, bank_id from screening_case
      where state <> 'cleared' and (customer_id = any($1::uuid[]) or bank_id = any($2::uuid[]))`,
    [column([...new Set(owners)]), column([...new Set(bankIds)])]);
    const cleared = await rows<ClearedCase>(tx, `
      select party_key, source, ref, party_digest, entry_digest from screening_case
      where state = 'cleared' and party_key = any($1::text[])`,
    [[...new Set([...customers, ...banks, ...named].map(({ key }) => key))]]);
    return {
      screening: await this.screening.open(tx),
      customers: Map.groupBy(customers, ({ customerId }) => customerId),
      banks: Map.groupBy(banks, ({ bankId }) => bankId),
      openCases, cleared: new Set(cleared.map(clearedKeyOf)), hits: new Map(),
    };
  }
}

const isStopped = (payment: PaymentRow, context: StopContext): boolean => {
  const { payerId, payeeId, bankId, payeeBankId, watchlist } = payment;
  const named = partiesNamed(payment);
  const hasCase = context.openCases.some((one) => [payerId, payeeId].includes(one.customer_id ?? '')
    || (one.party_kind === 'bank' && [bankId, payeeBankId].includes(one.bank_id ?? ''))
    || named.some(({ key }) => key === one.party_key));
  if (hasCase || payment.isPayeeHeld) return true;
  const parties = [
    ...context.customers.get(payerId) ?? [], ...context.customers.get(payeeId) ?? [],
    ...context.banks.get(bankId) ?? [], ...context.banks.get(payeeBankId) ?? [], ...named,
  ];
  const judged = (watchlist ?? []).filter(({ cleared }) => cleared === undefined);
  return parties.some((party) => hitsIn(context, party, bankId).some(({ entry }) =>
    !context.cleared.has(clearedKeyOf({
      party_key: party.key, source: entry.source, ref: entry.ref,
      party_digest: party.digest, entry_digest: entry.digest,
    })) && !judged.some((known) => isDeepStrictEqual(known, entry.party))));
};

const hitsIn = ({ hits, screening }: StopContext, { key, sought }: KnownParty, bankId: string): PartyHit[] => {
  const place = `${bankId}|${key}`;
  const found = hits.get(place) ?? screening.hitsOf(sought, [bankId]);
  hits.set(place, found);
  return found;
};

const clearedKeyOf = ({ party_key, source, ref, party_digest, entry_digest }: ClearedCase): string =>
  [party_key, entryIdOf(source, ref), party_digest, entry_digest].join('|');
