import { Length } from 'class-validator';
import { i18n } from '../../../i18n/i18n.ts';

/** Why a party is not the one listed. */
export class ClearPairForm {
  @Length(10, 500, { message: () => i18n.t('reviews:decide.reasonLength') })
  reason = '';
}
