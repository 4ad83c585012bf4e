import { Length, Matches } from 'class-validator';
import { i18n } from '../../i18n/i18n.ts';

/** Why somebody is not the one listed, and until when that is believed. */
export class ClearPartyForm {
  @Length(10, 500, { message: () => i18n.t('screening:errors.reason') })
  reason = '';

  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: () => i18n.t('screening:errors.expiresAt') })
  expiresAt = '';
}
