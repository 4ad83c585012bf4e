import { Injectable } from '@nestjs/common';
import { column, type Tx } from '../../../platform/database/sql.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { ContractRegister } from '../contract-register.service.ts';
import { ENDED_STATES } from '../terms/contract-kinds.ts';
import { StepWriter } from './step-writer.service.ts';
import { waived } from './tables/dues.ts';

/** Ends every contract that still lives, and forgoes what is owed under any. */
@Injectable()
export class EndContracts {
  constructor(private readonly register: ContractRegister, private readonly writer: StepWriter) {}

  /** Answers how many contracts it ended. */
  async execute(tx: Tx, actor: Actor): Promise<number> {
    const locked = await this.register.lockAll(tx, `c.state <> all($1::text[]) or exists (
      select from contract_due d where d.contract_id = c.id and d.settled_at is null)`, [column(ENDED_STATES)]);
    // What was due may have been settled while the lock was waited for; how a contract stands was read after that.
    const living = locked.filter(({ state, due }) => !ENDED_STATES.includes(state) || due.openCount > 0);
    for (const contract of living) {
      await this.writer.write(tx, actor, actor, contract, {
        action: 'reset', input: {}, requestedById: actor.userId, confirmedById: null,
        to: ENDED_STATES.includes(contract.state) ? contract.state : 'cancelled',
        effects: { changes: waived(await this.register.duesOf(tx, contract.id)) },
      });
    }
    return living.length;
  }
}
