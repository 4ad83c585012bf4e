import { Injectable } from '@nestjs/common';
import { RecordByHand } from '../non-compliance/record-by-hand.use-case.ts';
import { TakeNonComplianceStep } from '../non-compliance/take-noncompliance-step.use-case.ts';
import { ReverseTransaction } from '../recalls/reverse-transaction.use-case.ts';
import { SeedMade } from './seed-made.service.ts';

type Found = Omit<Parameters<RecordByHand['execute']>[2], 'transactionIds'>;

/** Lets officers and scholars find what did not comply, and mend it, by their use cases. */
@Injectable()
export class SeedRegister {
  constructor(
    private readonly once: SeedMade, private readonly byHand: RecordByHand,
    private readonly steps: TakeNonComplianceStep, private readonly reversing: ReverseTransaction,
  ) {}

  /** Records an event of the register, about a payment that an action made. */
  record(name: string, who: string, found: Found, payment?: string): Promise<void> {
    return this.once.make(name, who, (tx, actor) => this.byHand.execute(tx, actor, {
      ...found, ...(payment !== undefined && { transactionIds: [this.once.known(payment)] }) }));
  }

  plan(event: string, who: string, plan: string, dueOn: string): Promise<void> {
    return this.once.step(event, who, 'plan', (tx, actor, id) =>
      this.steps.plan(tx, actor, id, { ownerId: actor.userId, plan, dueOn }));
  }

  /** Follows an event up, says that it is remedied, confirms that as a scholar, or closes it. */
  note(event: string, who: string, deed: 'followUp' | 'remedy' | 'confirm' | 'close', note: string): Promise<void> {
    return this.once.step(event, who, deed, (tx, actor, id) => this.steps[deed](tx, actor, id, note));
  }

  /** Gives a payment back because it does not agree with the Shariah, which the register learns of. */
  giveBack(payment: string, who: string, reason: string): Promise<void> {
    return this.once.step(payment, who, 'give back', async (tx, actor, id) => {
      await this.reversing.execute(tx, actor, id, reason, true);
    });
  }
}
