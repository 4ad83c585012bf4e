import { Length } from 'class-validator';
import { i18n } from '../../i18n/i18n.ts';

/** Why a wallet is frozen or released. */
export class FreezeWalletForm {
  @Length(3, 300, { message: () => i18n.t('wallets:errors.reason') })
  reason = '';
}
