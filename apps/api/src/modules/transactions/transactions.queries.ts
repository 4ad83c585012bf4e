import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal, notFound } from '../../platform/http/problems/refusal.ts';
import { fromTransactionId } from '../../platform/ids.ts';
import { BlocksQueries } from '../blocks/blocks.queries.ts';
import { RecordsQueries } from '../blocks/records.queries.ts';
import { ComplianceService, type JudgedPayment } from '../compliance/compliance.service.ts';
import type { Verdict } from '../compliance/public.ts';
import type { SealedMemoDto } from '../memos/public.ts';
import { WalletDirectory, isVisibleWallet } from '../wallets/wallet-directory.service.ts';
import { PostingsQueries } from './postings.queries.ts';
import { sanctionsCheckFor } from './sanctions-check.ts';
import { toTransactionDto, transactionRows, transactionsIn } from './transaction-row.ts';
import type {
  OpenedMemoDto, TransactionDetailDto, TransactionDto, VerificationDto, WhyDto,
} from './transaction.dto.ts';
import { isVisibleTo } from './visibility.ts';

/** What of a transaction is for some of its readers alone. */
interface ClosedParts extends Pick<TransactionDetailDto, 'originator' | 'beneficiary'> {
  sealed_memo: SealedMemoDto | null;
}

interface VerdictRow extends JudgedPayment {
  result: Verdict;
  created_at: string;
}

// A busy wallet's payments with strangers are not looked through for those within reach.
const MOST_LOOKED_AT = 200;

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

  /** What a wallet, with another one if it is named, lately paid and received, newest first, within reach. */
  async recentOf(
    em: Tx, actor: Actor, walletId: string, limit: number, otherId: string | null = null,
  ): Promise<TransactionDto[]> {
    const lately = (column: 'from_wallet_id' | 'to_wallet_id') => tables(em).selectFrom('transaction').select('id')
      .where(column, '=', walletId).orderBy('ordinal', 'desc').limit(MOST_LOOKED_AT);
    const found = await transactionRows(em, actor, [
      isVisibleTo(actor),
      sql<boolean>`t.id in ((${lately('from_wallet_id')}) union all (${lately('to_wallet_id')}))`,
      ...(otherId === null ? [] : [sql<boolean>`${otherId} in (t.from_wallet_id, t.to_wallet_id)`]),
    ]).orderBy('t.ordinal', 'desc').limit(limit).execute();
    return found.map(toTransactionDto);
  }

  /** One transaction with its postings. */
  async get(actor: Actor, idOrName: string): Promise<TransactionDetailDto> {
    const em = this.em.fork();
    const id = idOf(idOrName);
    const transaction = await this.visible(em, actor, id);
    const postings = await this.posted.of(em, actor, id);
    const { sealed_memo: sealedMemo, ...said } = await tables(em).selectFrom('transaction')
      .select(['sealed_memo', 'originator', 'beneficiary']).where('id', '=', id)
      .$castTo<ClosedParts>().executeTakeFirstOrThrow();
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
    const seesPayee = await this.actsForWallet(em, actor, transaction.toAddress);
    return {
      ...this.compliance.discloseTo(actor, verdict.result, isPayer),
      facts: { ...this.compliance.discloseFacts(actor, verdict.facts, { isPayer, seesPayee }) },
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
    return { id, ...await this.compliance.openMemo(tx, verdict, verdict.result) };
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

  private async visible(em: Tx, actor: Actor, id: string): Promise<TransactionDto> {
    const found = await transactionRows(em, actor, [sql<boolean>`t.id = ${id}`, isVisibleTo(actor)]).executeTakeFirst();
    if (!found) throw notFound('transaction');
    return toTransactionDto(found);
  }

  private isOnPayersSide(em: Tx, actor: Actor, { fromAddress }: TransactionDto): Promise<boolean> {
    return this.actsForWallet(em, actor, fromAddress);
  }

  private async actsForWallet(em: Tx, actor: Actor, address: string | null): Promise<boolean> {
    const parties = await this.wallets.byAddress(em, address === null ? [] : [address]);
    return [...parties.values()].some((party) => isVisibleWallet(actor, party));
  }

  private async verdictOf(em: Tx, id: string): Promise<VerdictRow | null> {
    const found = await transactionsIn(em).innerJoin('verdict as v', 'v.transaction_id', 't.id')
      .select(['v.facts', 'v.result', 'v.created_at', 't.sealed_memo', 'f.address as from_address',
        'p.address as to_address'])
      .where('t.id', '=', id).$castTo<VerdictRow>().executeTakeFirst();
    return found ?? null;
  }
}
