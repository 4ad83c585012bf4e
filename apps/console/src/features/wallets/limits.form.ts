import { ValidateIf } from 'class-validator';
import { i18n } from '../../i18n/i18n.ts';
import { IsMovableAmount, IsReadableAmount } from '../../parts/money/amount-rules.ts';

const IsLimit = (): PropertyDecorator => (target, property) => {
  IsMovableAmount({ message: () => i18n.t('wallets:errors.amountRange') })(target, property);
  IsReadableAmount({ message: () => i18n.t('wallets:errors.amountUnreadable') })(target, property);
  ValidateIf((_, text) => text !== '')(target, property);
};

/** How much a wallet may send; an empty field is no limit. */
export class LimitsForm {
  @IsLimit()
  dailyLimit = '';

  @IsLimit()
  transactionLimit = '';
}
