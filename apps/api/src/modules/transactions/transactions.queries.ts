import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows, type Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { invalid, notFound } from '../../platform/http/refusal.ts';
import { fromTransactionId, toTransactionId } from '../../platform/ids.ts';
import { formatMinor, type Currency, type Network } from '../../platform/money.ts';
import { BlocksQueries } from '../blocks/blocks.queries.ts';
import { ComplianceService, type PaymentFacts, type Verdict } from '../compliance/compliance.service.ts';
import { WalletDirectory, isWithinReach } from '../wallets/wallet-directory.service.ts';
import type {
  ListTransactionsQuery, PostingDto, TransactionDetailDto, TransactionDto, TransactionStatus, TransactionSubStatus,
  TransactionType, VerificationDto, WhyDto,
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
  compliance_score: number | null;
  shariah_compliant: boolean | null;
  from_address: string | null;
  to_address: string | null;
  memo: string | null;
  created_at: Date;
  completed_at: Date | null;
}

interface PostingRow {
  from_name: string;
  to_name: string;
  amount_minor: string;
  currency: Currency;
  purpose: string;
}

interface VerdictRow {
  facts: PaymentFacts;
  result: Verdict;
  created_at: Date;
}

// A caller reaches a transaction through a wallet on either side of it; the administrator reaches all.
const WITHIN_REACH = `
  ($1::text = 'admin' or exists (
    select 1 from wallet w where w.id in (t.from_wallet_id, t.to_wallet_id)
      and (w.owner_id = $2::uuid or ($1 = 'bank' and w.bank_id = $3::uuid))))`;

const COLUMNS = `
  t.id, t.type, t.network, t.currency, t.amount_minor, t.fee_minor, t.status, t.sub_status, t.compliance_score,
  t.shariah_compliant, t.memo, t.created_at, t.completed_at, f.address as from_address, p.address as to_address
  from transaction t
  left join wallet f on f.id = t.from_wallet_id
  left join wallet p on p.id = t.to_wallet_id`;

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
  complianceScore: t.compliance_score,
  shariahCompliant: t.shariah_compliant,
  fromAddress: t.from_address,
  toAddress: t.to_address,
  memo: t.memo,
  createdAt: new Date(t.created_at).toISOString(),
  completedAt: t.completed_at === null ? null : new Date(t.completed_at).toISOString(),
});

const idOf = (text: string): string => {
  const id = fromTransactionId(text);
  if (id === null) throw notFound('transaction');
  return id;
};

/** Reads transactions within the caller's reach. */
@Injectable()
export class TransactionsQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly wallets: WalletDirectory,
    private readonly compliance: ComplianceService,
    private readonly blocks: BlocksQueries,
  ) {}

  /** Lists transactions in the order they were recorded, newest first; fundings are left out on request. */
  async list(actor: Actor, query: ListTransactionsQuery, { paymentsOnly = false } = {}): Promise<TransactionDto[]> {
    const em = this.em.fork();
    const before = query.before === undefined ? null : fromTransactionId(query.before);
    if (query.before !== undefined && before === null) {
      const message = 'before must be the id of the last transaction of the previous page.';
      throw invalid([{ field: 'before', message }]);
    }
    const wallet = query.wallet === undefined ? null : (await this.wallets.visible(em, actor, query.wallet)).id;
    const pattern = query.q === undefined ? null : `%${query.q.replace(/[\\%_]/g, '\\$&')}%`;
    const found = await rows<TransactionRow>(em, `
      select ${COLUMNS}
      where ${WITHIN_REACH}
        and ($4::text is null or t.network = $4)
        and ($5::text is null or t.type = $5)
        and ($6::text is null or t.status = $6)
        and ($7::uuid is null or t.from_wallet_id = $7 or t.to_wallet_id = $7)
        and ($8::text is null or t.memo ilike $8 or t.id = $9::uuid)
        and ($10::timestamptz is null or t.created_at >= $10)
        and ($11::timestamptz is null or t.created_at < $11)
        and ($12::uuid is null or t.ordinal < (select ordinal from transaction where id = $12))
        and not ($14 and t.type = 'fund')
      order by t.ordinal desc limit $13`, [
      actor.role, actor.userId, actor.bankId, query.network ?? null, query.type ?? null, query.status ?? null, wallet,
      pattern, query.q === undefined ? null : fromTransactionId(query.q), query.from ?? null, query.to ?? null, before,
      query.limit, paymentsOnly,
    ]);
    return found.map(toDto);
  }

  /** One transaction with its postings. */
  async get(actor: Actor, idOrName: string): Promise<TransactionDetailDto> {
    const em = this.em.fork();
    const id = idOf(idOrName);
    const transaction = await this.visible(em, actor, id);
    const [initiator] = await rows<{ name: string }>(em,
      'select u.name from transaction t join app_user u on u.id = t.initiated_by where t.id = $1', [id]);
    return { ...transaction, postings: await this.postings(em, id), initiatedBy: initiator?.name ?? 'System' };
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
      facts: { ...(isPayer ? verdict.facts : this.compliance.factsForPayee(verdict.facts)) },
      recomputedIdentical: this.compliance.agrees(verdict.facts, verdict.result),
      evaluatedAt: new Date(verdict.created_at).toISOString(),
    };
  }

  /** Where a transaction stands in the sealed chain, and what was checked before it was posted. */
  async verify(actor: Actor, idOrName: string): Promise<VerificationDto> {
    const em = this.em.fork();
    const id = idOf(idOrName);
    const transaction = await this.visible(em, actor, id);
    const block = await this.blocks.blockOfTransaction(em, id);
    const verdict = await this.verdictOf(em, id);
    return {
      transaction_id: transaction.transactionId,
      status: transaction.status,
      block_height: block?.height ?? null,
      block_hash: block?.hash ?? null,
      confirmation_time: block ? (block.sealedAt.getTime() - Date.parse(transaction.createdAt)) / 1000 : null,
      sealed_at: block?.sealedAt.toISOString() ?? null,
      compliance_verification: verdict && {
        shariah_compliant: verdict.result.shariahCompliant,
        kyc_verified: verdict.facts.senderKyc === undefined || verdict.facts.senderKyc === 'verified',
        sanctions_check: sanctionsCheckOf(verdict),
      },
    };
  }

  private async visible(em: Tx, actor: Actor, id: string): Promise<TransactionDto> {
    const [found] = await rows<TransactionRow>(em, `select ${COLUMNS} where ${WITHIN_REACH} and t.id = $4`,
      [actor.role, actor.userId, actor.bankId, id]);
    if (!found) throw notFound('transaction');
    return toDto(found);
  }

  private async isOnPayersSide(em: Tx, actor: Actor, { fromAddress }: TransactionDto): Promise<boolean> {
    const parties = await this.wallets.byAddress(em, fromAddress === null ? [] : [fromAddress]);
    return [...parties.values()].some((payer) => isWithinReach(actor, payer));
  }

  private async verdictOf(em: Tx, id: string): Promise<VerdictRow | null> {
    const [found] = await rows<VerdictRow>(em,
      'select facts, result, created_at from verdict where transaction_id = $1', [id]);
    return found ?? null;
  }

  private async postings(em: Tx, id: string): Promise<PostingDto[]> {
    const found = await rows<PostingRow>(em, `
      select coalesce(fw.address, fa.kind) as from_name, coalesce(tw.address, ta.kind) as to_name,
             c.amount_minor, c.currency, c.purpose
      from entry c
      join entry d on d.transaction_id = c.transaction_id and d.posting = c.posting and d.amount_minor < 0
      join account fa on fa.id = d.account_id
      join account ta on ta.id = c.account_id
      left join wallet fw on fw.id = d.account_id
      left join wallet tw on tw.id = c.account_id
      where c.transaction_id = $1 and c.amount_minor > 0
      order by c.posting`, [id]);
    return found.map((p) => ({
      from: p.from_name, to: p.to_name, amount: formatMinor(BigInt(p.amount_minor)), currency: p.currency,
      purpose: p.purpose,
    }));
  }
}

const sanctionsCheckOf = ({ facts, result }: VerdictRow): 'clear' | 'potential_match' | 'blocked' | 'not_screened' => {
  const ids = result.findings.map((finding) => finding.ruleId);
  if (ids.includes('KYC-004')) return 'blocked';
  if (ids.includes('KYC-005')) return 'potential_match';
  return facts.watchlist === undefined ? 'not_screened' : 'clear';
};
