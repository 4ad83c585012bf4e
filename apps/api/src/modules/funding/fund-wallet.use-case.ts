import { Injectable } from '@nestjs/common';
import { Ledger } from '../../ledger/ledger.ts';
import { setAsideAmong } from '../../ledger/set-aside.ts';
import { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { newId } from '../../platform/ids.ts';
import type { PaymentTerms } from '../transfers/public.ts';
import { TransactionLog } from '../transfers/transaction-log.service.ts';
import type { WalletParty } from '../wallets/wallet-directory.service.ts';

/** The issuer pays and is paid without conditions. */
export const NO_TERMS: PaymentTerms = { zakatMode: null, quorum: null, isEscrow: false, expiresAt: null };

/** Issues sandbox money into a wallet. */
@Injectable()
export class FundWallet {
  constructor(
    private readonly ledger: Ledger,
    private readonly log: TransactionLog,
    private readonly clock: Clock,
  ) {}

  /** Posts the money and records it as a transaction of its own; answers the transaction's id. */
  async execute(tx: Tx, actor: Actor, wallet: WalletParty, amountMinor: bigint): Promise<string> {
    const id = newId();
    const book = await this.ledger.lock(tx, [wallet.id]);
    const aside = setAsideAmong(book, [wallet.id]);
    if (aside) throw aside;
    if (book.account(wallet.id).isFrozen) {
      throw new Refusal(422, 'WALLET_FROZEN', 'The wallet is frozen, or its bank suspended.',
        { address: wallet.address });
    }
    const issuer = await this.ledger.systemAccountId(tx, wallet.network, 'issuer');
    book.apply(id, [{ fromAccountId: issuer, toAccountId: wallet.id, amountMinor, purpose: 'issue' }]);
    await this.ledger.post(tx, book);
    await this.log.record(tx, book, [{
      id, type: 'fund', network: wallet.network, amountMinor, feeMinor: 0n, status: 'completed', subStatus: null,
      from: null, to: wallet, memo: null, terms: NO_TERMS, actor, createdAt: this.clock.now(), judged: null,
    }]);
    return id;
  }
}
