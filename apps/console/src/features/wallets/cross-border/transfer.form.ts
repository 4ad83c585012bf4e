import type { CrossBorderTransferDto, Network, WalletDto } from '@connect/sdk';
import { IsNotEmpty, Matches, MaxLength, ValidateIf, type ValidationOptions } from 'class-validator';
import { i18n } from '../../../i18n/i18n.ts';
import { toMinor } from '../../../parts/money/amount.ts';
import { type FundsForm, fundsOf, maxSourceTextLength } from '../../../parts/funds/source-of-funds.ts';
import { addressIn } from '../../../parts/payments/address.ts';
import { maxPartyName, PartyForm } from '../../../parts/parties/party.ts';
import {
  countryPattern, type DetailsForm, detailsOf, maxMemoLength, maxReferenceLength,
} from '../../../parts/parties/payment-details.ts';

type DetailKey = 'counterpartyName' | 'counterpartyCountry' | 'reference';

const sayOf = (key: DetailKey): ValidationOptions => ({ message: () => i18n.t(`parties:errors.${key}`) });

/** The choice of an address that is written out instead of a wallet of one's own. */
export const elsewhere = 'elsewhere';

/** Who pays and who receives across the networks, and what for. */
export class TransferForm implements DetailsForm {
  @IsNotEmpty({ message: () => i18n.t('wallets:across.errors.payer') })
  fromAddress = '';

  /** The address of a wallet of one's own, or elsewhere. */
  toWallet = elsewhere;

  @ValidateIf(({ toWallet }: TransferForm) => toWallet === elsewhere)
  @IsNotEmpty({ message: () => i18n.t('wallets:across.errors.payee') })
  toAddress = '';

  @MaxLength(maxMemoLength, { message: () => i18n.t('wallets:across.errors.memo') })
  memo = '';

  sourceOfFunds: FundsForm['sourceOfFunds'] = '';

  @MaxLength(maxSourceTextLength, { message: () => i18n.t('funds:tooLong') })
  sourceOfFundsText = '';

  @MaxLength(maxPartyName, sayOf('counterpartyName'))
  counterpartyName = '';

  @Matches(countryPattern, sayOf('counterpartyCountry'))
  counterpartyCountry = '';

  purposeCode = '';

  @MaxLength(maxReferenceLength, sayOf('reference'))
  reference = '';

  originator: PartyForm = { ...new PartyForm() };
  beneficiary: PartyForm = { ...new PartyForm() };
}

/** The sandbox wallets on a network that can pay or be paid, the fullest first; a frozen one does neither. */
export const usableOn = (network: Network, wallets: readonly WalletDto[]): WalletDto[] =>
  wallets
    .filter((wallet) => wallet.network === network && wallet.isSandbox && !wallet.isFrozen && !wallet.isBankSuspended)
    .sort((a, b) => Number(toMinor(b.available) - toMinor(a.available)));

/** The transfer a form describes, at a quoted price. */
export function exchangeOf(form: TransferForm, quoteId: string): CrossBorderTransferDto {
  const { fromAddress, toWallet, toAddress } = form;
  const memo = form.memo.normalize('NFC').trim();
  return {
    quoteId,
    fromAddress,
    toAddress: toWallet === elsewhere ? addressIn(toAddress).trim() : toWallet,
    ...(memo && { memo }),
    ...fundsOf(form),
    ...detailsOf(form),
  };
}
