import { IsNotEmpty, MinLength } from 'class-validator';
import { i18n } from '../../../i18n/i18n.ts';

const LEAST_CHARACTERS = 8;

/** The password one has, and the one to have from now on. */
export class PasswordForm {
  @IsNotEmpty({ message: () => i18n.t('settings:password.errors.current') })
  currentPassword = '';

  @MinLength(LEAST_CHARACTERS, { message: () => i18n.t('settings:password.errors.new') })
  newPassword = '';
}
