import { IsNotEmpty } from 'class-validator';
import { i18n } from '../../../i18n/i18n.ts';
import { IsMovableAmount, IsReadableAmount } from '../../../parts/money/amount-rules.ts';

/** How much of what is in escrow the payee receives now. */
export class ReleaseForm {
  @IsMovableAmount({ message: () => i18n.t('transactions:composer.errors.amountRange') })
  @IsReadableAmount({ message: () => i18n.t('transactions:composer.errors.amountUnreadable') })
  @IsNotEmpty({ message: () => i18n.t('transactions:composer.errors.amount') })
  amount = '';
}
