import { Length } from 'class-validator';
import { i18n } from '../../i18n/i18n.ts';

/** What a bank is called. */
export class NameForm {
  @Length(2, 100, { message: () => i18n.t('banks:errors.name') })
  name = '';
}

/** Why a bank is suspended, or no longer. */
export class ReasonForm {
  @Length(3, 300, { message: () => i18n.t('banks:errors.reason') })
  reason = '';
}
