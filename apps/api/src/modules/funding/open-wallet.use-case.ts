import { Injectable } from '@nestjs/common';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { mayHoldWallets, type Actor, type Role } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { parseAmount, type Network } from '../../platform/money.ts';
import { SANDBOX_BANKS } from '../auth/accounts/sandbox-people.service.ts';
import { RegisterWallet } from '../wallets/register-wallet.use-case.ts';
import type { WalletParty } from '../wallets/wallet-directory.service.ts';
import { FundWallet } from './fund-wallet.use-case.ts';
import type { OpenWalletDto } from './funding.dto.ts';

interface Owner {
  id: string;
  role: Role;
  bank_id: string | null;
}

const LABELS: Record<Network, string> = { uae_dirham: 'e-Dirham wallet', qatar_cbdc: 'Qatar CBDC wallet' };

/** Opens a wallet at the owner's bank and, in the sandbox, puts its first money into it. */
@Injectable()
export class OpenWallet {
  constructor(private readonly registration: RegisterWallet, private readonly funding: FundWallet) {}

  async execute(tx: Tx, actor: Actor, request: OpenWalletDto): Promise<WalletParty> {
    const { network } = request;
    const owner = await this.ownerFor(tx, actor, request.ownerId ?? actor.userId);
    const wallet = await this.registration.execute(tx, actor, {
      network, label: request.label ?? LABELS[network], ownerId: owner.id,
      bankId: actor.bankId ?? owner.bank_id ?? await bankOf(tx, network),
    });
    const initialMinor = parseAmount(request.initialBalance ?? '0') ?? 0n;
    if (initialMinor > 0n) await this.funding.execute(tx, actor, wallet, initialMinor);
    return wallet;
  }

  // A user opens wallets for themselves; a bank for its own people and customers; the administrator for anybody.
  private async ownerFor(tx: Tx, actor: Actor, ownerId: string): Promise<Owner> {
    const [owner] = await rows<Owner>(tx, 'select id, role, bank_id from app_user where id = $1', [ownerId]);
    const isAllowed = actor.role === 'admin' || ownerId === actor.userId
      || (actor.role === 'bank' && owner?.bank_id === actor.bankId);
    if (!owner || !isAllowed) {
      const message = 'There is no such user.';
      throw new Refusal(404, 'USER_NOT_FOUND', message, [{ field: 'ownerId', message }]);
    }
    if (!mayHoldWallets(owner.role)) {
      throw new Refusal(422, 'HOLDS_NO_WALLETS',
        'Scholars and auditors hold no wallets by the account that they serve with.',
        { field: 'ownerId' });
    }
    return owner;
  }
}

/** The bank of a network whose customer nobody is yet; only a sandbox has one. */
const bankOf = async (tx: Tx, network: Network): Promise<string> => {
  const { id } = network === 'uae_dirham' ? SANDBOX_BANKS.uae : SANDBOX_BANKS.qatar;
  if ((await rows(tx, 'select 1 from bank where id = $1', [id])).length > 0) return id;
  throw new Refusal(422, 'NO_BANK', 'Wallets are held at a bank, and the owner has none yet.');
};
