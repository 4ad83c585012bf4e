import { Length } from 'class-validator';
import { i18n } from '../../i18n/i18n.ts';

/** Why a person is shut out. */
export class DeactivateForm {
  @Length(3, 300, { message: () => i18n.t('users:errors.reason') })
  reason = '';
}
