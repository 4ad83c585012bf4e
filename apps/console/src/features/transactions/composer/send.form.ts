import type { Network, SendableType, ZakatMode } from '@connect/sdk';
import { IsNotEmpty, MaxLength, ValidateBy, ValidateIf, type ValidationOptions } from 'class-validator';
import { i18n } from '../../../i18n/i18n.ts';
import { IsMovableAmount, IsReadableAmount } from '../../../ui/amount-rules.ts';
import { canExpire, expiryHoursOf, type ExpiryUnit, usualQuorum } from './terms.ts';

/** The longest texts the API takes. */
export const maxMemoLength = 500;
export const maxSourceOfFundsLength = 300;

type ErrorKey = 'type' | 'network' | 'from' | 'to' | 'amount' | 'amountUnreadable' | 'amountRange' | 'memo'
  | 'sourceOfFunds' | 'expiry';

const say = (key: ErrorKey): ValidationOptions => ({ message: () => i18n.t(`transactions:composer.errors.${key}`) });

const IsExpiry = (options: ValidationOptions) => ValidateBy({
  name: 'isExpiry',
  validator: { validate: (_, context) => expiryHoursOf(context?.object as SendForm) !== null },
}, options);

/** What a transfer needs, as a person fills it in. */
export class SendForm {
  @IsNotEmpty(say('type'))
  type: SendableType | '' = 'send';

  @IsNotEmpty(say('network'))
  network: Network | '' = 'uae_dirham';

  @IsNotEmpty(say('from'))
  fromAddress = '';

  @IsNotEmpty(say('to'))
  toAddress = '';

  @IsMovableAmount(say('amountRange'))
  @IsReadableAmount(say('amountUnreadable'))
  @IsNotEmpty(say('amount'))
  amount = '';

  @MaxLength(maxMemoLength, say('memo'))
  memo = '';

  @MaxLength(maxSourceOfFundsLength, say('sourceOfFunds'))
  sourceOfFunds = '';

  zakatSplit = false;
  zakatMode: ZakatMode = 'from_amount';
  escrow = false;
  multiSig = false;
  quorum = String(usualQuorum);

  @ValidateIf(canExpire)
  @IsExpiry(say('expiry'))
  expiry = '3';

  expiryUnit: ExpiryUnit = 'days';
}
