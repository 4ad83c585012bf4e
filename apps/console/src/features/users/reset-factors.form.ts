import { Length } from 'class-validator';
import { i18n } from '../../i18n/i18n.ts';

/** Why somebody’s second factors are removed. */
export class ResetFactorsForm {
  @Length(3, 300, { message: () => i18n.t('users:errors.reason') })
  reason = '';
}
