import type { Network, SendableType } from '@connect/sdk';
import { IsNotEmpty, MaxLength, type ValidationOptions } from 'class-validator';
import { i18n } from '../../../i18n/i18n.ts';
import { IsMovableAmount, IsReadableAmount } from '../../../ui/amount-rules.ts';

/** The longest texts the API takes. */
export const maxMemoLength = 500;
export const maxSourceOfFundsLength = 300;

type ErrorKey = 'type' | 'network' | 'from' | 'to' | 'amount' | 'amountUnreadable' | 'amountRange' | 'memo'
  | 'sourceOfFunds';

const say = (key: ErrorKey): ValidationOptions => ({ message: () => i18n.t(`transactions:composer.errors.${key}`) });

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
}
