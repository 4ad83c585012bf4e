import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/actor.ts';
import { toTransactionId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { PaymentDesk, advance, end, refuseUnlessLegal } from '../lifecycle/payment-desk.service.ts';
import type { DecideReviewDto, ReviewResultDto } from './review.dto.ts';

/** Lets an officer decide a payment whose money is held for review: it goes on, or the money is free again. */
@Injectable()
export class DecideReview {
  constructor(private readonly unitOfWork: UnitOfWork, private readonly desk: PaymentDesk) {}

  async execute(actor: Actor, idOrName: string, { decision, reason }: DecideReviewDto): Promise<ReviewResultDto> {
    return this.unitOfWork.commit(async (tx) => {
      const open = await this.desk.open(tx, actor, idOrName);
      refuseUnlessLegal('decide', actor, open.payment);
      const payment = await this.desk.conclude(tx, actor, decision === 'approve'
        ? advance(open, 'in_review', { action: 'review_approve', details: { reason } })
        : end(open, { status: 'rejected', action: 'review_reject', details: { reason } }));
      return { transactionId: toTransactionId(payment.id), status: payment.status };
    });
  }
}
