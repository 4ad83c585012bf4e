import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import { conflictWith, refuseConflict } from '../../platform/four-eyes.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { EndClearances } from '../rescreening/end-clearances.use-case.ts';
import type { CustomerDto, DecideCustomerChangeDto } from './customer.dto.ts';
import { CustomersQueries, type CustomerChange } from './customers.queries.ts';
import { lockCustomer } from './propose-change.use-case.ts';

/** Decides the next version of a customer's file, by somebody who neither proposed it nor is told of in it. */
@Injectable()
export class DecideCustomerChange {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly customers: CustomersQueries,
    private readonly clearances: EndClearances,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Answers the customer as they stand; 409 when somebody else decided first. */
  async execute(actor: Actor, id: string, { decision, reason }: DecideCustomerChangeDto): Promise<CustomerDto> {
    return this.unitOfWork.commit(async (tx) => {
      const { customerId } = await this.customers.change(tx, actor, id);
      await lockCustomer(tx, customerId);
      const change = await this.customers.change(tx, actor, id);
      if (change.state !== 'pending') {
        throw new Refusal(409, 'CHANGE_DECIDED', 'The change was decided before.', { state: change.state });
      }
      await refuseDependent(tx, actor, change);
      const isApproved = decision === 'approve';
      await rows(tx, `
        update customer_change set state = $2, decided_by = $3, decided_at = $4, decision_reason = $5 where id = $1`,
      [id, isApproved ? 'approved' : 'refused', actor.userId, this.clock.now(), reason]);
      if (isApproved) {
        await this.clearances.around(tx, actor, customerId, () => putInForce(tx, change, this.clock.now()));
      }
      await this.events.record(tx, [{
        action: isApproved ? 'customer_change_approve' : 'customer_change_refuse',
        type: isApproved ? 'customer.changed' : 'customer.change_refused',
        resource: 'customer', resourceId: customerId, actor, severity: 'warning',
        details: { changeId: change.id, version: change.version },
      }]);
      return this.customers.visible(actor, customerId, tx);
    });
  }
}

const refuseDependent = async (tx: Tx, actor: Actor, { customerId, proposedById }: CustomerChange): Promise<void> => {
  const conflict = proposedById === null ? null : await conflictWith(tx, actor, proposedById, customerId);
  if (conflict === 'payee') {
    throw new Refusal(409, 'NOT_INDEPENDENT', 'Nobody decides what the bank knows of themselves; ask a colleague.',
      { conflict: 'customer' });
  }
  refuseConflict(conflict, {
    code: 'MAKER_CANNOT_DECIDE', message: 'Whoever proposed a change cannot decide it; ask a colleague.',
  });
};

const putInForce = (tx: Tx, { customerId, version, file }: CustomerChange, now: Date): Promise<unknown> => {
  const values = [customerId, version, JSON.stringify(file), now];
  return version === 1
    ? rows(tx, `
      insert into customer (id, version, file, created_at, changed_at)
      values ($1, $2, $3::jsonb, $4, $4)`, values)
    : rows(tx, 'update customer set version = $2, file = $3::jsonb, changed_at = $4 where id = $1', values);
};
