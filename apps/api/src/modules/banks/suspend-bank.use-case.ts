import { Injectable } from '@nestjs/common';
import { Ledger } from '../../ledger/ledger.ts';
import { Clock } from '../../platform/clock.ts';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import type { BankStandingDto } from './banks.dto.ts';
import { BankChanges, lock } from './bank-changes.service.ts';

/** Stops all money from and to the wallets of a bank's customers. */
@Injectable()
export class SuspendBank {
  constructor(private readonly ledger: Ledger, private readonly clock: Clock, private readonly changes: BankChanges) {}

  /**
   * Stops all money from and to the wallets of a bank's customers. Payments that are being made are waited for, and
   * those that wait for their wallets look again: none is made once this was answered.
   */
  execute(actor: Actor, id: string, reason: string): Promise<BankStandingDto> {
    return this.changes.save(actor, async (tx) => {
      const bank = await lock(tx, id);
      if (bank.suspended_at !== null) throw new Refusal(409, 'BANK_SUSPENDED', 'The bank is suspended already.');
      await this.ledger.lockWalletsOf(tx, bank.id);
      await tables(tx).updateTable('bank').set({ suspended_at: this.clock.now(), suspended_because: reason })
        .where('id', '=', bank.id).execute();
      return { id: bank.id, change: {
        action: 'bank_suspend', severity: 'critical', details: { name: bank.name, reason } } };
    });
  }
}
