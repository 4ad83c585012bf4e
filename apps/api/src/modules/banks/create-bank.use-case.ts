import { Injectable } from '@nestjs/common';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { newId } from '../../platform/ids.ts';
import type { BankStandingDto } from './banks.dto.ts';
import { BankChanges } from './bank-changes.service.ts';

/** Adds a bank. */
@Injectable()
export class CreateBank {
  constructor(private readonly changes: BankChanges) {}

  /** Adds a bank; no two have names that read alike. */
  execute(actor: Actor, name: string): Promise<BankStandingDto> {
    return this.changes.save(actor, async (tx) => {
      const id = newId();
      await tables(tx).insertInto('bank').values({ id, name }).execute();
      return { id, change: { action: 'bank_add', severity: 'warning', details: { name } } };
    });
  }
}
