import { Length } from 'class-validator';
import { i18n } from '../../i18n/i18n.ts';

/** Why an officer decides as they do. */
export class DecideReviewForm {
  @Length(10, 500, { message: () => i18n.t('reviews:decide.reasonLength') })
  reason = '';
}
