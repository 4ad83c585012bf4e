import { Length } from 'class-validator';
import { i18n } from '../../i18n/i18n.ts';

/** Why an officer takes a party for the one listed, or not. */
export class DecideCaseForm {
  @Length(10, 500, { message: () => i18n.t('screening:errors.reason') })
  reason = '';
}
