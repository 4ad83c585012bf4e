import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { invalid } from '../../platform/http/problems/refusal.ts';
import { toTransactionId } from '../../platform/ids.ts';
import { parseAmount } from '../../platform/money.ts';
import { WalletDirectory, checkedAddress, type WalletParty } from '../wallets/wallet-directory.service.ts';
import { problemsOf } from './batch-items.ts';
import type { BatchItemDto } from './batch.dto.ts';
import type { BatchCheckDto, CheckBatchDto, DuplicateRowDto } from './check-batch.dto.ts';

const LOOK_BACK_MS = 90 * 24 * 60 * 60 * 1000;

/** Finds rows of a batch that look like payments that its payer has made before. */
@Injectable()
export class CheckBatchQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly wallets: WalletDirectory,
    private readonly clock: Clock,
  ) {}

  async check(actor: Actor, { fromAddress, rows }: CheckBatchDto): Promise<BatchCheckDto> {
    const problems = problemsOf(rows, 'rows');
    if (problems.length > 0) throw invalid(problems);
    const from = await this.wallets.visible(this.em.fork(), actor, checkedAddress('fromAddress', fromAddress));
    const earlier = await this.earlierOf(from, rows);
    const byPayment = Map.groupBy(earlier, (made) => keyOf(made.address, BigInt(made.amount_minor)));
    const duplicates = rows.flatMap((row, index): DuplicateRowDto[] => {
      const like = byPayment.get(keyOf(row.toAddress, parseAmount(row.amount) ?? 0n))
        ?.find(({ reference }) => isSame(reference, row.reference));
      return like === undefined ? [] : [{ index, earlier: {
        transactionId: toTransactionId(like.id), status: like.status, reference: like.reference,
        createdAt: new Date(like.created_at).toISOString(),
      } }];
    });
    return { duplicates };
  }

  /** What the payer has paid the payees of some rows lately from wallets at the same bank, the newest first. */
  private earlierOf({ ownerId, bankId, network }: WalletParty, rows: readonly BatchItemDto[]) {
    const amounts = new Set(rows.map(({ amount }) => parseAmount(amount) ?? 0n));
    const addresses = new Set(rows.map(({ toAddress }) => toAddress.toLowerCase()));
    const since = new Date(this.clock.now().getTime() - LOOK_BACK_MS).toISOString();
    return tables(this.em.fork()).selectFrom('transaction as t')
      .innerJoin('wallet as f', 'f.id', 't.from_wallet_id').innerJoin('wallet as p', 'p.id', 't.to_wallet_id')
      .select(['t.id', 't.status', 't.amount_minor', 't.reference', 't.created_at', 'p.address'])
      .where('f.owner_id', '=', ownerId).where('f.bank_id', '=', bankId).where('f.network', '=', network)
      .where((wallet) => wallet(wallet.fn<string>('lower', ['p.address']), 'in', [...addresses]))
      .where('t.amount_minor', 'in', [...amounts].map(String))
      .where('t.status', 'in', ['completed', 'pending']).where('t.created_at', '>=', since)
      .orderBy('t.ordinal', 'desc').execute();
  }
}

const keyOf = (address: string, minor: bigint): string => `${address.toLowerCase()} ${minor}`;

/** Whether two references may be of one payment: they are the same, or one of the two has none. */
const isSame = (one: string | null, other: string | undefined): boolean =>
  one === null || other === undefined || one.normalize('NFC').trim() === other.normalize('NFC').trim();
