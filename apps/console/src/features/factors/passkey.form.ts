import { Length } from 'class-validator';
import { i18n } from '../../i18n/i18n.ts';

/** What a new passkey is called. */
export class PasskeyForm {
  @Length(1, 60, { message: () => i18n.t('factors:errors.name') })
  label = i18n.t('factors:passkey.label');
}
