import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, dayOf } from '../../platform/clock.ts';
import { alphabetical, inOrder, type ListOrders } from '../../platform/database/list-order.ts';
import { row, rows, type Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { invalid } from '../../platform/http/problems/refusal.ts';
import { electronicIban } from '../../platform/iban.ts';
import { isId, toTransactionId } from '../../platform/ids.ts';
import { formatMinor, type Currency, type Network } from '../../platform/money.ts';
import { uetrOf } from '../../platform/uetr.ts';
import { knownNames, nameOfSide, type KnownNames } from '../beneficiaries/public.ts';
import { WalletDirectory, type WalletParty } from './wallet-directory.service.ts';
import type {
  ListWalletsQuery, WalletBalanceDto, WalletDto, WalletHistoryLineDto, WalletHistoryQuery,
} from './wallet.dto.ts';

interface WalletRow {
  id: string;
  address: string;
  iban: string;
  network: Network;
  currency: Currency;
  label: string;
  owner_id: string;
  owner_name: string;
  bank_id: string;
  bank_name: string;
  is_sandbox: boolean;
  is_frozen: boolean;
  is_frozen_by_case: boolean;
  is_bank_suspended: boolean;
  posted_minor: string;
  held_minor: string;
  transaction_limit_minor: string | null;
  daily_limit_minor: string | null;
  spent_on: string | null;
  spent_minor: string;
  created_at: Date;
}

interface HistoryRow extends Pick<WalletHistoryLineDto, 'originator' | 'beneficiary' | 'metadata'> {
  seq: string;
  transaction_id: string;
  type: string;
  purpose: string;
  amount_minor: string;
  balance_after_minor: string;
  address: string | null;
  /** That of a wallet within reach, or the kind of a network's own account. */
  label: string | null;
  owner_name: string | null;
  has_paid: boolean;
  is_payee: boolean;
  memo: string | null;
  is_memo_sealed: boolean;
  purpose_code: string | null;
  reference: string | null;
  uetr: string | null;
  counterparty_name: string | null;
  counterparty_country: string | null;
  created_at: Date;
}

// Another customer's wallet goes by its name: the label is its owner's own.
const COUNTERPARTY = `
  case when w.id is null then a.kind
       when $1::text = 'admin' or w.owner_id = $2::uuid or ($1 = 'bank' and w.bank_id = $3::uuid) then w.label
       end`;

const IS_VISIBLE = `($1::text = 'admin' or owner_id = $2::uuid or ($1 = 'bank' and bank_id = $3::uuid))`;

const ORDERS: ListOrders<'label' | 'balance'> = {
  recorded: 'ordinal',
  cursor: '$6::uuid',
  keys: { label: alphabetical('label'), balance: 'posted_minor' },
  last: `from wallet_detail where id = $6 and ${IS_VISIBLE}`,
};

// With fewer figures, or with other signs, something else is meant.
const PART_OF_IBAN = /^[A-Z0-9]*\d{4}[A-Z0-9]*$/;
const patternOf = (words: string | undefined): string | null =>
  (words === undefined ? null : `%${words.replace(/[\\%_]/g, '\\$&')}%`);

const HISTORY_ORDERS: ListOrders = { recorded: 'e.account_sequence', cursor: '$5::bigint', lastRecorded: '$5' };

const limitOf = (minor: string | null): string | null => (minor === null ? null : formatMinor(BigInt(minor)));

const toDto = (w: WalletRow, day: string): WalletDto => ({
  id: w.id,
  network: w.network,
  currency: w.currency,
  address: w.address,
  iban: w.iban,
  label: w.label,
  balance: formatMinor(BigInt(w.posted_minor)),
  available: formatMinor(BigInt(w.posted_minor) - BigInt(w.held_minor)),
  held: formatMinor(BigInt(w.held_minor)),
  isSandbox: w.is_sandbox,
  isFrozen: w.is_frozen || w.is_frozen_by_case,
  isBankSuspended: w.is_bank_suspended,
  transactionLimit: limitOf(w.transaction_limit_minor),
  dailyLimit: limitOf(w.daily_limit_minor),
  sentToday: formatMinor(w.spent_on === day ? BigInt(w.spent_minor) : 0n),
  ownerId: w.owner_id,
  ownerName: w.owner_name,
  bankId: w.bank_id,
  bankName: w.bank_name,
  createdAt: new Date(w.created_at).toISOString(),
});

const labelOf = (h: HistoryRow, names: KnownNames): string => {
  if (h.label !== null) return h.label;
  const { address, owner_name: ownerName, has_paid: hasPaid, is_payee: isPayee, counterparty_name: stated } = h;
  const side = { address: address ?? '', ownerName: ownerName ?? '', hasPaid, stated: isPayee ? stated : null };
  return nameOfSide(names, side) ?? side.address;
};

const toLine = (h: HistoryRow, names: KnownNames): WalletHistoryLineDto => ({
  seq: h.seq,
  transactionId: toTransactionId(h.transaction_id),
  uetr: uetrOf(h.transaction_id, h.uetr),
  type: h.type,
  direction: h.amount_minor.startsWith('-') ? 'out' : 'in',
  kind: h.purpose,
  amount: formatMinor(BigInt(h.amount_minor)),
  balanceAfter: formatMinor(BigInt(h.balance_after_minor)),
  counterpartyAddress: h.address,
  counterpartyLabel: labelOf(h, names),
  memo: h.memo,
  isMemoSealed: h.is_memo_sealed,
  purposeCode: h.purpose_code,
  reference: h.reference,
  counterpartyName: h.counterparty_name,
  counterpartyCountry: h.counterparty_country,
  metadata: h.metadata,
  originator: h.originator,
  beneficiary: h.beneficiary,
  createdAt: new Date(h.created_at).toISOString(),
});

/** Reads wallets that the caller may see: their own, their bank's customers', or all for the administrator. */
@Injectable()
export class WalletsQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly directory: WalletDirectory,
    private readonly clock: Clock,
  ) {}

  /** Lists wallets, the newest first unless another order is asked for. */
  async list(actor: Actor, query: ListWalletsQuery): Promise<WalletDto[]> {
    if (query.before !== undefined && !isId(query.before)) {
      throw invalid([{ field: 'before', message: 'before must be the id of the last wallet of the previous page.' }]);
    }
    const page = inOrder(ORDERS, query.sort);
    const pattern = patternOf(query.q);
    const iban = PART_OF_IBAN.test(electronicIban(query.q ?? '')) ? patternOf(electronicIban(query.q ?? '')) : null;
    const found = await rows<WalletRow>(this.em.fork(), `
      select * from wallet_detail
      where ${IS_VISIBLE}
        and ($4::text is null or network = $4)
        and ($5::text is null or label ilike $5 or owner_name ilike $5 or address ilike $5 or iban like $8)
        and ${page.beyond}
      order by ${page.by} limit $7`,
    [actor.role, actor.userId, actor.bankId, query.network ?? null, pattern, query.before ?? null, query.limit,
      iban]);
    const day = dayOf(this.clock.now());
    return found.map((wallet) => toDto(wallet, day));
  }

  /** One wallet by id or address. */
  async get(actor: Actor, idOrAddress: string): Promise<WalletDto> {
    return this.read(this.em.fork(), (await this.directory.visible(this.em.fork(), actor, idOrAddress)).id);
  }

  /** One wallet that the caller is known to reach, as the given transaction sees it. */
  async read(tx: Tx, id: string): Promise<WalletDto> {
    const wallet = await row<WalletRow>(tx, 'select * from wallet_detail where id = $1', [id]);
    return toDto(wallet, dayOf(this.clock.now()));
  }

  /** What a wallet holds now. */
  async balance(actor: Actor, idOrAddress: string): Promise<WalletBalanceDto> {
    const { id } = await this.directory.visible(this.em.fork(), actor, idOrAddress);
    const found = await row<WalletRow & { sequence: string }>(this.em.fork(), `
      select d.*, a.sequence from wallet_detail d join account a on a.id = d.id where d.id = $1`, [id]);
    const { address, balance, available, held, network, currency } = toDto(found, dayOf(this.clock.now()));
    return { address, balance, available, held, network, currency, at: null, entries: found.sequence };
  }

  /** A wallet's entries, newest first unless asked otherwise, each with the other side of its posting. */
  async history(actor: Actor, idOrAddress: string, query: WalletHistoryQuery): Promise<WalletHistoryLineDto[]> {
    if (query.before !== undefined && !/^[1-9]\d{0,17}$/.test(query.before)) {
      throw invalid([{ field: 'before', message: 'before must be the seq of the last line of the previous page.' }]);
    }
    return this.lines(actor, await this.directory.visible(this.em.fork(), actor, idOrAddress), query);
  }

  /** A page of the history of a wallet that the caller is known to reach. */
  async lines(
    actor: Actor, wallet: Pick<WalletParty, 'id'>, query: WalletHistoryQuery,
  ): Promise<WalletHistoryLineDto[]> {
    const page = inOrder(HISTORY_ORDERS, query.sort);
    const em = this.em.fork();
    const found = await rows<HistoryRow>(em, `
      select e.account_sequence as seq, e.transaction_id, t.type, e.purpose, e.amount_minor, e.balance_after_minor,
             w.address, ${COUNTERPARTY} as label, u.name as owner_name,
             w.id = t.from_wallet_id and t.type <> 'reversal' as has_paid, w.id = t.to_wallet_id as is_payee, t.memo,
             t.sealed_memo is not null as is_memo_sealed, t.purpose_code, t.reference, t.uetr, t.counterparty_name,
             t.counterparty_country, t.created_at,
             case when t.from_wallet_id = e.account_id then t.metadata end as metadata,
             case when t.from_wallet_id = e.account_id then t.originator end as originator,
             case when t.from_wallet_id = e.account_id then t.beneficiary end as beneficiary
      from entry e
      join transaction t on t.id = e.transaction_id
      join entry o on o.transaction_id = e.transaction_id and o.posting = e.posting and o.account_id <> e.account_id
      join account a on a.id = o.account_id
      left join wallet w on w.id = o.account_id
      left join app_user u on u.id = w.owner_id
      where e.account_id = $4 and ${page.beyond}
        and ($6::timestamptz is null or t.created_at >= $6) and ($7::timestamptz is null or t.created_at < $7)
      order by ${page.by} limit $8`, [
      actor.role, actor.userId, actor.bankId, wallet.id, query.before ?? null, query.from ?? null, query.to ?? null,
      query.limit,
    ]);
    const names = await knownNames(em, actor, found.map(({ address }) => address));
    return found.map((line) => toLine(line, names));
  }
}
