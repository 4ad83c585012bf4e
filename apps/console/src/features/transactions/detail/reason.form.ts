import { IsIn, Length } from 'class-validator';
import type { ReviewDecision } from '@connect/sdk';
import { i18n } from '../../../i18n/i18n.ts';

/** Why a payment is taken back. */
export class ReverseForm {
  @Length(5, 300, { message: () => i18n.t('transactions:step.reverse.reasonLength') })
  reason = '';
}

/** What an officer decides about a payment under review, and why. */
export class DecideForm {
  @IsIn(['approve', 'reject'], { message: () => i18n.t('transactions:step.decide.decisionMissing') })
  decision: ReviewDecision | '' = '';

  @Length(10, 500, { message: () => i18n.t('transactions:step.decide.reasonLength') })
  reason = '';
}
