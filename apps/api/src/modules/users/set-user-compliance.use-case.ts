import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { tables } from '../../platform/database/tables.ts';
import { isStaff, type Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { UserChanges } from './user-changes.service.ts';
import type { SetComplianceDto, UserDto } from './users.dto.ts';

/** Lets an officer or administrator see suspicious-transaction reports, or no longer. */
@Injectable()
export class SetUserCompliance {
  constructor(private readonly changes: UserChanges) {}

  execute(actor: Actor, id: string, { isComplianceOfficer }: SetComplianceDto): Promise<UserDto> {
    return this.changes.change(actor, id, async (tx, account) => {
      if (isComplianceOfficer && !isStaff(account.role)) {
        throw new Refusal(409, 'NOT_AN_OFFICER', 'Only an officer of a bank or an administrator looks after reports.');
      }
      await tables(tx).updateTable('app_user').set({
        compliance_given_by: isComplianceOfficer ? actor.userId : null,
        compliance_given_at: isComplianceOfficer ? sql`now()` : null,
      }).where('id', '=', account.id).execute();
      return isComplianceOfficer
        ? { action: 'user_compliance_give', type: 'user.compliance_given', details: {} }
        : { action: 'user_compliance_withdraw', type: 'user.compliance_withdrawn', details: {} };
    });
  }
}
