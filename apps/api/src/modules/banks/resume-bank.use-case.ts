import { Injectable } from '@nestjs/common';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import type { BankStandingDto } from './banks.dto.ts';
import { BankChanges, lock } from './bank-changes.service.ts';

/** Lets the money of a suspended bank move again. */
@Injectable()
export class ResumeBank {
  constructor(private readonly changes: BankChanges) {}

  /** Lets money move again; wallets that were frozen by themselves stay so. */
  execute(actor: Actor, id: string, reason: string): Promise<BankStandingDto> {
    return this.changes.save(actor, async (tx) => {
      const bank = await lock(tx, id);
      if (bank.suspended_at === null) throw new Refusal(409, 'BANK_ACTIVE', 'The bank is not suspended.');
      await tables(tx).updateTable('bank').set({ suspended_at: null, suspended_because: null })
        .where('id', '=', bank.id).execute();
      return { id: bank.id, change: {
        action: 'bank_resume', severity: 'critical', details: { name: bank.name, reason } } };
    });
  }
}
