import { Injectable } from '@nestjs/common';
import { Ledger } from '../../ledger/ledger.ts';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { parseAmount, type Network } from '../../platform/money.ts';
import { SANDBOX_BANKS } from '../auth/sandbox-people.ts';
import { newAddress } from '../wallets/wallet-address.ts';
import { WalletDirectory, type WalletParty } from '../wallets/wallet-directory.service.ts';
import { FundWallet } from './fund-wallet.use-case.ts';
import type { OpenWalletDto } from './funding.dto.ts';

interface Owner {
  id: string;
  bank_id: string | null;
}

const LABELS: Record<Network, string> = { uae_dirham: 'e-Dirham wallet', qatar_cbdc: 'Qatar CBDC wallet' };

/** Opens a wallet at the owner's bank and, in the sandbox, puts its first money into it. */
@Injectable()
export class OpenWallet {
  constructor(
    private readonly ledger: Ledger,
    private readonly directory: WalletDirectory,
    private readonly funding: FundWallet,
    private readonly events: EventLog,
  ) {}

  async execute(tx: Tx, actor: Actor, request: OpenWalletDto): Promise<WalletParty> {
    const owner = await this.ownerFor(tx, actor, request.ownerId ?? actor.userId);
    const bankId = actor.bankId ?? owner.bank_id ?? sandboxBankOf(request.network);
    const id = await this.ledger.openAccount(tx, request.network);
    const address = newAddress();
    await rows(tx, `
      insert into wallet (id, address, network, label, owner_id, bank_id, is_sandbox)
      values ($1, $2, $3, $4, $5, $6, true)`,
      [id, address, request.network, request.label ?? LABELS[request.network], owner.id, bankId]);
    await this.events.record(tx, [{
      action: 'wallet_create', type: 'wallet.created', resource: 'wallet', resourceId: id, actor, severity: 'warning',
      details: { address, network: request.network, ownerId: owner.id, bankId },
    }]);
    const wallet = await this.directory.visible(tx, actor, id);
    const initialMinor = parseAmount(request.initialBalance ?? '0') ?? 0n;
    if (initialMinor > 0n) await this.funding.execute(tx, actor, wallet, initialMinor);
    return wallet;
  }

  // A user opens wallets for themselves; a bank for its own people and customers; the administrator for anybody.
  private async ownerFor(tx: Tx, actor: Actor, ownerId: string): Promise<Owner> {
    const [owner] = await rows<Owner>(tx, 'select id, bank_id from app_user where id = $1', [ownerId]);
    const isAllowed = actor.role === 'admin' || ownerId === actor.userId
      || (actor.role === 'bank' && owner?.bank_id === actor.bankId);
    if (!owner || !isAllowed) {
      throw new Refusal(404, 'USER_NOT_FOUND', 'There is no such user.', [{ field: 'ownerId', message: 'There is no such user.' }]);
    }
    return owner;
  }
}

const sandboxBankOf = (network: Network): string =>
  (network === 'uae_dirham' ? SANDBOX_BANKS.uae.id : SANDBOX_BANKS.qatar.id);
