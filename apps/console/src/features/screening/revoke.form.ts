import { Length } from 'class-validator';
import { i18n } from '../../i18n/i18n.ts';

/** Why a clearance no longer holds. */
export class RevokeForm {
  @Length(10, 500, { message: () => i18n.t('screening:errors.reason') })
  reason = '';
}
