import { Length } from 'class-validator';
import { i18n } from '../../i18n/i18n.ts';

/** Why a change of a customer's file is approved or refused. */
export class DecideForm {
  @Length(3, 300, { message: () => i18n.t('customers:errors.reason') })
  reason = '';
}
