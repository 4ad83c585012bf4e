import { Injectable } from '@nestjs/common';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import type { Keyed, Outcome } from '../../platform/idempotency.ts';
import { toTransactionId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { refuseUnlessLegal, standsFor } from '../lifecycle/public.ts';
import { TakeStep } from '../lifecycle/take-step.use-case.ts';
import type { BatchAction, BatchStepResultDto } from './batch-life.dto.ts';
import { BatchRegister } from './batch-register.service.ts';
import { BatchesQueries } from './batches.queries.ts';

/**
 * Takes all waiting payments of a batch one step further by one decision, each by the rules of a single payment, in one
 * unit of work. To cancel a batch that is still being sent stops it first.
 */
@Injectable()
export class DecideBatch {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly batches: BatchesQueries,
    private readonly register: BatchRegister,
    private readonly stepping: TakeStep,
  ) {}

  async execute(command: Keyed, id: string, action: BatchAction): Promise<Outcome> {
    const { actor } = command;
    const [outcome] = await this.unitOfWork.run([command], async (tx) => {
      await this.batches.visible(tx, actor, id);
      const isStopped = action === 'cancel' && await this.register.stop(tx, actor, id);
      const waiting = (await this.batches.waiting(tx, actor, id)).filter((payment) => standsFor(action, payment));
      // All payments of a batch have one maker and one payer, so who may not act on one may act on none, but for those
      // that they themselves receive.
      const first = waiting.find(({ conflict }) => conflict !== 'payee') ?? waiting[0];
      if (!first && !isStopped) {
        throw new Refusal(409, 'INVALID_STATE', 'No payment of this batch stands where this step could be taken.');
      }
      if (first) refuseUnlessLegal(action, actor, first);
      const steps = await this.stepping.executeAll(tx, actor, action, waiting);
      const refusals = steps.flatMap(({ id: paymentId, taken }) => (taken instanceof Refusal
        ? [{ transactionId: toTransactionId(paymentId), code: taken.code, error: taken.message }] : []));
      const result: BatchStepResultDto = {
        batchId: id,
        state: (await this.batches.visible(tx, actor, id)).state,
        taken: steps.length - refusals.length,
        refusals,
        standings: await this.batches.standings(tx, id),
      };
      return [{ status: 200, body: JSON.stringify(result) }];
    }) as [Outcome];
    return outcome;
  }
}
