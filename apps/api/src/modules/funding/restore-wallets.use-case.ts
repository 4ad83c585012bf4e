import { Injectable } from '@nestjs/common';
import { Ledger } from '../../ledger/ledger.ts';
import { Clock } from '../../platform/clock.ts';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { newId } from '../../platform/ids.ts';
import { NETWORKS, type Network } from '../../platform/money.ts';
import { TransactionLog, type TransactionRecord } from '../transfers/transaction-log.service.ts';
import { NO_TERMS } from './fund-wallet.use-case.ts';

/** What bringing wallets back to their opening balances took. */
export interface Restoration {
  wallets: number;
  unfrozen: number;
  /** What the issuer of each network paid in, and took back. */
  moved: Record<Network, { fundedMinor: bigint; redeemedMinor: bigint }>;
}

interface WalletRow {
  id: string;
  address: string;
  network: Network;
  is_frozen: boolean;
  opening_minor: string;
}

// A wallet was opened with what the issuer paid into it by the request that opened it.
const WALLETS = `
  select w.id, w.address, w.network, a.is_frozen, coalesce(o.amount_minor, 0) as opening_minor
  from wallet w join account a on a.id = w.id
    and not exists (select from purification_account p where p.wallet_id = w.id)
  left join lateral (
    select e.amount_minor from entry e join transaction t on t.id = e.transaction_id
    where e.account_id = w.id and e.account_sequence = 1 and e.purpose = 'issue' and exists (
      select 1 from audit_event c
      where c.resource_id = w.id::text and c.action = 'wallet_create' and c.request_id = t.request_id)) o on true
  order by w.ordinal`;

/**
 * Brings every wallet, but those where tainted income is set aside, back to what it was opened with, by money from or
 * to its issuer, and frees the frozen ones.
 */
@Injectable()
export class RestoreWallets {
  constructor(
    private readonly ledger: Ledger,
    private readonly log: TransactionLog,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Nothing may be held in any wallet; answers what it took. */
  async execute(tx: Tx, actor: Actor): Promise<Restoration> {
    const book = await this.ledger.lockEveryWallet(tx);
    const wallets = await rows<WalletRow>(tx, WALLETS);
    const records: TransactionRecord[] = [];
    for (const wallet of wallets) {
      const missingMinor = BigInt(wallet.opening_minor) - book.account(wallet.id).postedMinor;
      if (missingMinor === 0n) continue;
      const issuer = await this.ledger.systemAccountId(tx, wallet.network, 'issuer');
      const record = this.recordOf(actor, wallet, missingMinor);
      book.apply(record.id, [record.type === 'fund'
        ? { fromAccountId: issuer, toAccountId: wallet.id, amountMinor: record.amountMinor, purpose: 'issue' }
        : { fromAccountId: wallet.id, toAccountId: issuer, amountMinor: record.amountMinor, purpose: 'redeem' }]);
      records.push(record);
    }
    await this.ledger.post(tx, book);
    await this.log.record(tx, book, records);
    return { wallets: records.length, unfrozen: await this.unfreeze(tx, actor, wallets), moved: movedIn(records) };
  }

  private recordOf(actor: Actor, wallet: WalletRow, missingMinor: bigint): TransactionRecord {
    const isFunding = missingMinor > 0n;
    return {
      id: newId(), type: isFunding ? 'fund' : 'redeem', network: wallet.network, feeMinor: 0n,
      amountMinor: isFunding ? missingMinor : -missingMinor, status: 'completed', subStatus: null,
      from: isFunding ? null : wallet, to: isFunding ? wallet : null, memo: null, terms: NO_TERMS, actor,
      createdAt: this.clock.now(), judged: null,
    };
  }

  private async unfreeze(tx: Tx, actor: Actor, wallets: readonly WalletRow[]): Promise<number> {
    const frozen = wallets.filter((wallet) => wallet.is_frozen);
    for (const { id } of frozen) await this.ledger.setFrozen(tx, id, false);
    await this.events.record(tx, frozen.map(({ id, address, network }) => ({
      action: 'wallet_unfreeze', type: 'wallet.unfrozen', resource: 'wallet', resourceId: id, actor,
      severity: 'warning' as const,
      details: { address, network, previousIsFrozen: true, isFrozen: false, reason: 'The sandbox was reset.' },
    })));
    return frozen.length;
  }
}

const movedIn = (records: readonly TransactionRecord[]): Restoration['moved'] => {
  const sum = (network: Network, type: TransactionRecord['type']): bigint => records
    .filter((record) => record.network === network && record.type === type)
    .reduce((total, { amountMinor }) => total + amountMinor, 0n);
  return Object.fromEntries(NETWORKS.map((network) => [network, {
    fundedMinor: sum(network, 'fund'), redeemedMinor: sum(network, 'redeem'),
  }])) as Restoration['moved'];
};
