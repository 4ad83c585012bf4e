import type { Network } from '@connect/sdk';
import { MaxLength, ValidateIf } from 'class-validator';
import { i18n } from '../../i18n/i18n.ts';
import { IsMovableAmount, IsReadableAmount } from '../../parts/money/amount-rules.ts';

const maxLabelLength = 60;

/** What a new wallet is; without a balance it starts empty. */
export class CreateWalletForm {
  network: Network = 'uae_dirham';

  @MaxLength(maxLabelLength, { message: () => i18n.t('wallets:errors.label') })
  label = '';

  @ValidateIf(({ initialBalance }: CreateWalletForm) => initialBalance !== '')
  @IsMovableAmount({ message: () => i18n.t('wallets:errors.amountRange') })
  @IsReadableAmount({ message: () => i18n.t('wallets:errors.amountUnreadable') })
  initialBalance = '';
}
