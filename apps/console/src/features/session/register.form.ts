import { IsEmail, IsNotEmpty, MinLength } from 'class-validator';
import { i18n } from '../../i18n/i18n.ts';

export const minPasswordLength = 8;

/** What a new account needs. */
export class RegisterForm {
  @IsNotEmpty({ message: () => i18n.t('session:errors.nameRequired') })
  name = '';

  @IsEmail({}, { message: () => i18n.t('session:errors.emailInvalid') })
  email = '';

  @IsNotEmpty({ message: () => i18n.t('session:errors.usernameRequired') })
  username = '';

  @MinLength(minPasswordLength, {
    message: () => i18n.t('session:errors.passwordTooShort', { count: minPasswordLength }),
  })
  password = '';
}
