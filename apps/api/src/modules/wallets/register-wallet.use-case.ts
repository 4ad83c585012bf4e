import { Injectable } from '@nestjs/common';
import { Ledger } from '../../ledger/ledger.ts';
import { row, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import type { Network } from '../../platform/money.ts';
import { newAddress } from './wallet-address.ts';
import { WalletDirectory, type WalletParty } from './wallet-directory.service.ts';

/** A wallet to be registered. */
export interface NewWallet {
  network: Network;
  label: string;
  ownerId: string;
  bankId: string;
}

/** Registers an empty wallet with an address and a ledger account of its own. */
@Injectable()
export class RegisterWallet {
  constructor(
    private readonly ledger: Ledger,
    private readonly directory: WalletDirectory,
    private readonly events: EventLog,
  ) {}

  async execute(tx: Tx, actor: Actor, { network, label, ownerId, bankId }: NewWallet): Promise<WalletParty> {
    const id = await this.ledger.openAccount(tx, network);
    const address = newAddress();
    const { iban } = await row<{ iban: string }>(tx, `
      insert into wallet (id, address, network, label, owner_id, bank_id, is_sandbox)
      values ($1, $2, $3, $4, $5, $6, true) returning iban`, [id, address, network, label, ownerId, bankId]);
    await this.events.record(tx, [{
      action: 'wallet_create', type: 'wallet.created', resource: 'wallet', resourceId: id, actor, severity: 'warning',
      details: { address, iban, network, ownerId, bankId },
    }]);
    return this.directory.visible(tx, actor, id);
  }
}
