import { Matches, MinLength } from 'class-validator';
import { i18n } from '../../i18n/i18n.ts';
import { minPasswordLength } from './register.form.ts';

/** The code one was given, and the password to have from now on. */
export class ChoosePasswordForm {
  @Matches(/^[\w-]{43}$/, { message: () => i18n.t('session:errors.passwordCode') })
  passwordCode = '';

  @MinLength(minPasswordLength, {
    message: () => i18n.t('session:errors.passwordTooShort', { count: minPasswordLength }),
  })
  newPassword = '';
}
