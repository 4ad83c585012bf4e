import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { inOrder, type ListOrders, type PageOrder } from '../../platform/database/list-order.ts';
import { row, rows, type Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal, invalid, notFound } from '../../platform/http/problems/refusal.ts';
import { fromTransactionId, toTransactionId } from '../../platform/ids.ts';
import { formatMinor, type Currency, type Network } from '../../platform/money.ts';
import { BlocksQueries } from '../blocks/blocks.queries.ts';
import { RecordsQueries } from '../blocks/records.queries.ts';
import { ComplianceService, type JudgedPayment } from '../compliance/compliance.service.ts';
import type { Verdict } from '../compliance/public.ts';
import type { SealedMemoDto } from '../memos/public.ts';
import { WalletDirectory, isVisibleWallet } from '../wallets/wallet-directory.service.ts';
import { PostingsQueries } from './postings.queries.ts';
import { IS_VISIBLE_TRANSACTION, REJECTED_BY } from './visibility.ts';
import { sanctionsCheckFor } from './sanctions-check.ts';
import type {
  ListTransactionsQuery, OpenedMemoDto, Rejecter, TransactionDetailDto, TransactionDto, TransactionStatus,
  TransactionSubStatus, TransactionType, VerificationDto, WhyDto,
} from './transaction.dto.ts';

interface TransactionRow {
  id: string;
  type: TransactionType;
  network: Network;
  currency: Currency;
  amount_minor: string;
  fee_minor: string;
  status: TransactionStatus;
  sub_status: TransactionSubStatus | null;
  rejected_by: Rejecter | null;
  compliance_score: number | null;
  shariah_compliant: boolean | null;
  from_address: string | null;
  to_address: string | null;
  memo: string | null;
  is_memo_sealed: boolean;
  purpose_code: string | null;
  reference: string | null;
  counterparty_name: string | null;
  counterparty_country: string | null;
  created_at: Date;
  completed_at: Date | null;
  initiated_by: string;
  initiator: string;
  expires_at: Date | null;
  quorum: number | null;
  approvals: number;
  batch_id: string | null;
}

/** What of a transaction is for some of its readers alone. */
interface ClosedRow extends Pick<TransactionDetailDto, 'originator' | 'beneficiary'> {
  sealed_memo: SealedMemoDto | null;
}

interface VerdictRow extends JudgedPayment {
  result: Verdict;
  created_at: Date;
}

const SOURCE = `
  from transaction t
  left join wallet f on f.id = t.from_wallet_id
  left join wallet p on p.id = t.to_wallet_id`;

const ORDERS: ListOrders<'amount'> = {
  recorded: 't.ordinal',
  cursor: '$12::uuid',
  keys: { amount: 't.amount_minor' },
  last: `${SOURCE} where t.id = $12 and ${IS_VISIBLE_TRANSACTION}`,
};

// The clocks of all processes agree to within an hour; see transactions_before.
const fits = ({ beyond }: PageOrder): string => `
  ${IS_VISIBLE_TRANSACTION}
  and ($4::text is null or t.network = $4)
  and ($5::text is null or t.type = $5)
  and ($6::text is null or t.status = $6)
  and ($8::text is null or t.memo ilike $8)
  and ($9::uuid is null or t.id = $9)
  and ($10::timestamptz is null or (t.created_at >= $10 and t.ordinal > transactions_before($10 - interval '1 hour')))
  and ($11::timestamptz is null or (t.created_at < $11 and t.ordinal <= transactions_before($11 + interval '1 hour')))
  and ${beyond}
  and not ($14 and t.type in ('fund', 'redeem'))
  and ($7::uuid is null or t.batch_id = $7)`;

/** Those with more wallets than this are so much of the bank's business that theirs are found among all. */
const FEW_WALLETS = 50;

// Each wallet's first on either side: a wallet that rarely moves is not sought among all the others' transactions.
const firstOf = (wallets: string, page: PageOrder): string => {
  const first = (side: string): string =>
    `(select t.ordinal ${SOURCE} where t.${side} = w.id and ${fits(page)} order by ${page.by} limit $13)`;
  return `t.ordinal in (
    select s.ordinal from wallet w
    cross join lateral (${first('from_wallet_id')} union all ${first('to_wallet_id')}) s where ${wallets})`;
};

const COLUMNS = `
  t.id, t.type, t.network, t.currency, t.amount_minor, t.fee_minor, t.status, t.sub_status, t.compliance_score,
  ${REJECTED_BY} as rejected_by,
  t.shariah_compliant, t.memo, t.sealed_memo is not null as is_memo_sealed, t.purpose_code, t.reference,
  t.counterparty_name, t.counterparty_country, t.created_at, t.completed_at,
  f.address as from_address, p.address as to_address, t.initiated_by,
  u.name as initiator, t.expires_at, t.quorum, t.batch_id,
  case when t.quorum is null then 0 else (
    select count(*)::int from approval a where a.transaction_id = t.id and a.decision = 'approve') end as approvals
  ${SOURCE}
  join app_user u on u.id = t.initiated_by`;

// A busy wallet's payments with strangers are not looked through for those within reach.
const MOST_LOOKED_AT = 200;

const isoOrNull = (moment: Date | null): string | null => (moment === null ? null : new Date(moment).toISOString());

const toDto = (t: TransactionRow): TransactionDto => ({
  id: t.id,
  transactionId: toTransactionId(t.id),
  type: t.type,
  network: t.network,
  amount: formatMinor(BigInt(t.amount_minor)),
  fee: formatMinor(BigInt(t.fee_minor)),
  currency: t.currency,
  status: t.status,
  subStatus: t.sub_status,
  rejectedBy: t.rejected_by,
  complianceScore: t.compliance_score,
  shariahCompliant: t.shariah_compliant,
  fromAddress: t.from_address,
  toAddress: t.to_address,
  memo: t.memo,
  isMemoSealed: t.is_memo_sealed,
  purposeCode: t.purpose_code,
  reference: t.reference,
  counterpartyName: t.counterparty_name,
  counterpartyCountry: t.counterparty_country,
  createdAt: new Date(t.created_at).toISOString(),
  completedAt: isoOrNull(t.completed_at),
  initiatedBy: t.initiator,
  initiatedById: t.initiated_by,
  expiresAt: isoOrNull(t.expires_at),
  quorum: t.quorum,
  approvalsGiven: t.approvals,
  batchId: t.batch_id,
});

const idOf = (text: string): string => {
  const id = fromTransactionId(text);
  if (id === null) throw notFound('transaction');
  return id;
};

/** Reads transactions that the caller may see. */
@Injectable()
export class TransactionsQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly wallets: WalletDirectory,
    private readonly compliance: ComplianceService,
    private readonly blocks: BlocksQueries,
    private readonly records: RecordsQueries,
    private readonly posted: PostingsQueries,
  ) {}

  /** Lists transactions, newest first unless another order is asked for; fundings are left out on request. */
  async list(actor: Actor, query: ListTransactionsQuery, { paymentsOnly = false } = {}): Promise<TransactionDto[]> {
    const em = this.em.fork();
    const before = query.before === undefined ? null : fromTransactionId(query.before);
    if (query.before !== undefined && before === null) {
      const message = 'before must be the id of the last transaction of the previous page.';
      throw invalid([{ field: 'before', message }]);
    }
    const wallet = query.wallet === undefined ? null : (await this.wallets.visible(em, actor, query.wallet)).id;
    const id = query.q === undefined ? null : fromTransactionId(query.q);
    const pattern = query.q === undefined || id !== null ? null : `%${query.q.replace(/[\\%_]/g, '\\$&')}%`;
    const page = inOrder(ORDERS, query.sort);
    const found = await rows<TransactionRow>(em, `
      select ${COLUMNS} where ${await this.soughtIn(em, actor, wallet, page)} order by ${page.by} limit $13`, [
      actor.role, actor.userId, actor.bankId, query.network ?? null, query.type ?? null, query.status ?? null,
      query.batch ?? null, pattern, id, query.from ?? null, query.to ?? null, before, query.limit, paymentsOnly,
      ...(wallet === null ? [] : [wallet]),
    ]);
    return found.map(toDto);
  }

  /** What a wallet, with another one if it is named, lately paid and received, newest first, within reach. */
  async recentOf(
    em: Tx, actor: Actor, walletId: string, limit: number, otherId: string | null = null,
  ): Promise<TransactionDto[]> {
    const found = await rows<TransactionRow>(em, `
      select ${COLUMNS}
      where ${IS_VISIBLE_TRANSACTION} and t.id in (
        (select id from transaction where from_wallet_id = $4 order by ordinal desc limit ${MOST_LOOKED_AT})
        union all
        (select id from transaction where to_wallet_id = $4 order by ordinal desc limit ${MOST_LOOKED_AT}))
        and ($6::uuid is null or $6 in (t.from_wallet_id, t.to_wallet_id))
      order by t.ordinal desc limit $5`, [actor.role, actor.userId, actor.bankId, walletId, limit, otherId]);
    return found.map(toDto);
  }

  /** One transaction with its postings. */
  async get(actor: Actor, idOrName: string): Promise<TransactionDetailDto> {
    const em = this.em.fork();
    const id = idOf(idOrName);
    const transaction = await this.visible(em, actor, id);
    const postings = await this.posted.of(em, actor, id);
    const { sealed_memo: sealedMemo, ...said } = await row<ClosedRow>(em,
      'select sealed_memo, originator, beneficiary from transaction where id = $1', [id]);
    const isPayer = await this.isOnPayersSide(em, actor, transaction);
    const { originator, beneficiary } = isPayer ? said : { originator: null, beneficiary: null };
    const mayOpenMemo = sealedMemo !== null && actor.role !== 'user' && isPayer;
    return { ...transaction, postings, sealedMemo, originator, beneficiary, mayOpenMemo };
  }

  /** The verdict that decided a transaction, judged again to show that it still comes out the same. */
  async why(actor: Actor, idOrName: string): Promise<WhyDto> {
    const em = this.em.fork();
    const id = idOf(idOrName);
    const transaction = await this.visible(em, actor, id);
    const verdict = await this.verdictOf(em, id);
    if (!verdict) throw notFound('verdict');
    const isPayer = await this.isOnPayersSide(em, actor, transaction);
    return {
      ...this.compliance.discloseTo(actor, verdict.result, isPayer),
      facts: { ...this.compliance.discloseFacts(actor, verdict.facts, isPayer) },
      recomputedIdentical: await this.compliance.isReproducible(em, verdict, verdict.result),
      evaluatedAt: new Date(verdict.created_at).toISOString(),
    };
  }

  /** The words of a transaction's sealed memo; for officers of the payer's bank and administrators alone. */
  async openMemo(tx: Tx, actor: Actor, idOrName: string): Promise<OpenedMemoDto & { id: string }> {
    const id = idOf(idOrName);
    const transaction = await this.visible(tx, actor, id);
    if (!(await this.isOnPayersSide(tx, actor, transaction))) {
      throw new Refusal(403, 'ACTION_NOT_YOURS', 'Only compliance of the payer’s bank opens a sealed memo.');
    }
    const verdict = await this.verdictOf(tx, id);
    if (!verdict?.sealed_memo) {
      throw new Refusal(409, 'MEMO_NOT_SEALED', 'The transaction has no sealed memo.');
    }
    return { id, ...await this.compliance.openMemo(tx, verdict, verdict.result.rulesetVersion) };
  }

  /** Where a transaction stands in the sealed chain, and what was checked before it was posted. */
  async verify(actor: Actor, idOrName: string): Promise<VerificationDto> {
    const em = this.em.fork();
    const id = idOf(idOrName);
    const transaction = await this.visible(em, actor, id);
    const block = await this.blocks.blockOfTransaction(em, id);
    const verdict = await this.verdictOf(em, id);
    const isPayer = await this.isOnPayersSide(em, actor, transaction);
    return {
      transaction_id: transaction.transactionId,
      status: transaction.status,
      block_height: block?.height ?? null,
      block_hash: block?.hash ?? null,
      confirmation_time: block ? (block.sealedAt.getTime() - Date.parse(transaction.createdAt)) / 1000 : null,
      sealed_at: block?.sealedAt.toISOString() ?? null,
      record_verification: await this.records.stateOf({ resource: 'transaction', resource_id: id }),
      compliance_verification: verdict && {
        shariah_compliant: verdict.result.shariahCompliant,
        kyc_verified: isPayer ? (verdict.facts.senderKyc ?? 'verified') === 'verified' : null,
        sanctions_check: sanctionsCheckFor(verdict, isPayer && actor.role !== 'user'),
      },
    };
  }

  /** Where a page is sought: among what a few wallets did, or among all transactions in the order of the page. */
  private async soughtIn(em: Tx, actor: Actor, wallet: string | null, page: PageOrder): Promise<string> {
    if (wallet !== null) return firstOf('w.id = $15', page);
    if (actor.role === 'admin') return fits(page);
    const [column, owner] = actor.role === 'user' ? ['owner_id', actor.userId] : ['bank_id', actor.bankId];
    const { count } = await row<{ count: number }>(em, `
      select count(*)::int from (select 1 from wallet where ${column} = $1 limit ${FEW_WALLETS + 1}) own`, [owner]);
    return count <= FEW_WALLETS ? firstOf(`w.${column} = $${actor.role === 'user' ? 2 : 3}`, page) : fits(page);
  }

  private async visible(em: Tx, actor: Actor, id: string): Promise<TransactionDto> {
    const [found] = await rows<TransactionRow>(em, `select ${COLUMNS} where ${IS_VISIBLE_TRANSACTION} and t.id = $4`,
      [actor.role, actor.userId, actor.bankId, id]);
    if (!found) throw notFound('transaction');
    return toDto(found);
  }

  private async isOnPayersSide(em: Tx, actor: Actor, { fromAddress }: TransactionDto): Promise<boolean> {
    const parties = await this.wallets.byAddress(em, fromAddress === null ? [] : [fromAddress]);
    return [...parties.values()].some((payer) => isVisibleWallet(actor, payer));
  }

  private async verdictOf(em: Tx, id: string): Promise<VerdictRow | null> {
    const [found] = await rows<VerdictRow>(em, `
      select v.facts, v.result, v.created_at, t.sealed_memo, f.address as from_address, p.address as to_address
      ${SOURCE} join verdict v on v.transaction_id = t.id where t.id = $1`, [id]);
    return found ?? null;
  }
}
