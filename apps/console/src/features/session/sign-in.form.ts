import { IsNotEmpty } from 'class-validator';
import { i18n } from '../../i18n/i18n.ts';

/** What signing in asks for. */
export class SignInForm {
  @IsNotEmpty({ message: () => i18n.t('session:errors.usernameRequired') })
  username = '';

  @IsNotEmpty({ message: () => i18n.t('session:errors.passwordRequired') })
  password = '';
}
