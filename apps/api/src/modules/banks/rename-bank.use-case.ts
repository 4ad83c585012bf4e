import { Injectable } from '@nestjs/common';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import type { BankStandingDto } from './banks.dto.ts';
import { BankChanges, lock } from './bank-changes.service.ts';

/** Gives a bank another name. */
@Injectable()
export class RenameBank {
  constructor(private readonly changes: BankChanges) {}

  execute(actor: Actor, id: string, name: string): Promise<BankStandingDto> {
    return this.changes.save(actor, async (tx) => {
      const bank = await lock(tx, id);
      await tables(tx).updateTable('bank').set({ name }).where('id', '=', bank.id).execute();
      return { id: bank.id, change: {
        action: 'bank_rename', severity: 'warning', details: { name, previousName: bank.name } } };
    });
  }
}
