import { IsNotEmpty } from 'class-validator';
import { i18n } from '../../i18n/i18n.ts';
import { IsMovableAmount, IsReadableAmount } from '../../parts/money/amount-rules.ts';

/** How much sandbox money a wallet is given. */
export class FundWalletForm {
  @IsMovableAmount({ message: () => i18n.t('wallets:errors.amountRange') })
  @IsReadableAmount({ message: () => i18n.t('wallets:errors.amountUnreadable') })
  @IsNotEmpty({ message: () => i18n.t('wallets:errors.amount') })
  amount = '';
}
