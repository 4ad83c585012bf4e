import type { Network } from '@connect/sdk';
import { IsNotEmpty } from 'class-validator';
import { i18n } from '../../../i18n/i18n.ts';
import { IsMovableAmount, IsReadableAmount } from '../../../parts/money/amount-rules.ts';

/** What is to be exchanged; the money goes to the opposite network. */
export class QuoteForm {
  fromNetwork: Network = 'uae_dirham';

  @IsMovableAmount({ message: () => i18n.t('wallets:errors.amountRange') })
  @IsReadableAmount({ message: () => i18n.t('wallets:errors.amountUnreadable') })
  @IsNotEmpty({ message: () => i18n.t('wallets:errors.amount') })
  amount = '';
}
