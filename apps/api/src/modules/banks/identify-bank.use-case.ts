import { Injectable } from '@nestjs/common';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import type { BankStandingDto, IdentifyBankDto } from './banks.dto.ts';
import { BankChanges, lock } from './bank-changes.service.ts';

/** Says by what other institutions know a bank. */
@Injectable()
export class IdentifyBank {
  constructor(private readonly changes: BankChanges) {}

  execute(actor: Actor, id: string, { bic, lei }: IdentifyBankDto): Promise<BankStandingDto> {
    return this.changes.save(actor, async (tx) => {
      const bank = await lock(tx, id);
      await tables(tx).updateTable('bank').set({ bic, lei }).where('id', '=', bank.id).execute();
      return { id: bank.id, change: { action: 'bank_identify', severity: 'warning', details: {
        name: bank.name, bic, previousBic: bank.bic, lei, previousLei: bank.lei } } };
    });
  }
}
