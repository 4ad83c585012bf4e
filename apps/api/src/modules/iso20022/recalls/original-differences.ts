import type {
  AccountName, OriginalReference, Party, PartyOrAgent, Place, SaidAmount, SaidDay,
} from '@connect/iso20022';
import { parseAmount } from '../../../platform/money.ts';
import type { PaymentPartyDto, TransactionDetailDto } from '../../transactions/public.ts';
import { agreementWithFile } from '../../transfers/public.ts';
import type { WalletParty } from '../../wallets/wallet-directory.service.ts';
import { surroundingsAt } from '../messages/read-body.ts';
import type { NamedWallet, NamedWallets } from '../credit-transfers/named-wallets.ts';
import { purposeFor } from '../credit-transfers/purposes.ts';
import { statedParty } from '../credit-transfers/stated-party.ts';
import { memoOf, wrongAgent } from '../credit-transfers/to-batch.ts';

/** A wallet of a payment, and whose it is; null where there is none. */
export interface OriginalSide {
  wallet: NamedWallet | null;
  owner: Pick<WalletParty, 'ownerName' | 'customer'> | null;
}

/** A payment as whoever speaks of it may know it. */
export interface RecordedPayment {
  payment: Pick<TransactionDetailDto,
  'network' | 'amount' | 'currency' | 'createdAt' | 'completedAt' | 'memo' | 'purposeCode' | 'counterpartyName'
  | 'originator' | 'beneficiary'>;
  receivedMinor: bigint;
  /** All that are named, and those of the payment. */
  wallets: NamedWallets;
  payer: OriginalSide;
  payee: OriginalSide;
}

/** What is said of it; the day may stand beside its names as well. */
export type SaidOfPayment = OriginalReference & { namedDay?: SaidDay };

/** The places at which something else is said than was recorded. */
export const differencesFrom = (recorded: RecordedPayment, said: SaidOfPayment): Place[] => [
  ...differencesInTerms(recorded, said),
  ...differencesInAccounts(recorded, said),
  ...differencesInParties(recorded, said),
];

const unless = (agrees: boolean, place: Place | undefined): Place[] => (agrees || place === undefined ? [] : [place]);

const differencesInTerms = (
  { payment, receivedMinor }: RecordedPayment,
  { settled, instructed, settledOn, requestedOn, namedDay, clearingSystem, purpose, remittance }: SaidOfPayment,
): Place[] => {
  const isOf = (said: SaidAmount | undefined, minor: bigint | null) =>
    said === undefined || (said.minor === minor && said.currency === payment.currency);
  // The days of the bank and of its customers, when it was asked for and when it was made.
  const days = [payment.createdAt, payment.completedAt ?? payment.createdAt]
    .flatMap((moment) => Object.values(surroundingsAt(new Date(moment)).today));
  const memo = remittance && memoOf(remittance).normalize('NFC').trim();
  return [
    ...unless(isOf(settled, receivedMinor), settled),
    ...unless(isOf(instructed, parseAmount(payment.amount)), instructed),
    ...[settledOn, requestedOn, namedDay].flatMap((said) =>
      unless(said === undefined || days.includes(said.day), said)),
    ...unless(clearingSystem === undefined || clearingSystem.word === payment.network, clearingSystem),
    ...unless(purpose === undefined || purposeFor(payment.network, purpose) === payment.purposeCode, purpose),
    ...unless(memo === undefined || memo === (payment.memo ?? ''), remittance),
  ];
};

const differencesInAccounts = (
  { payment, wallets, payer, payee }: RecordedPayment,
  { debtorAccount, creditorAccount, debtorAgent, creditorAgent }: SaidOfPayment,
): Place[] => {
  const isOf = (account: AccountName | undefined, { wallet }: OriginalSide): boolean => account === undefined
    || (wallet !== null && wallets.find(account) === wallet
      && (account.currency ?? payment.currency) === payment.currency);
  return [
    ...unless(isOf(debtorAccount, payer), debtorAccount), ...unless(isOf(creditorAccount, payee), creditorAccount),
    ...wrongAgent(debtorAgent, payer.wallet), ...wrongAgent(creditorAgent, payee.wallet),
  ];
};

/** Whoever is behind is the one that is recorded; of a payer or payee beside them the name alone is known. */
const differencesInParties = (
  { payment: { originator, beneficiary, counterpartyName }, payer, payee }: RecordedPayment,
  { debtor, ultimateDebtor, creditor, ultimateCreditor }: SaidOfPayment,
): Place[] => {
  const payeeNames = counterpartyName === null ? payee.owner : { ownerName: counterpartyName, customer: null };
  const beside = (behind: Place | undefined, named: (PartyOrAgent & Place) | undefined, owner: OriginalSide['owner']) =>
    unless(behind === undefined || named === undefined || isCalled(partyOf(named), owner), named);
  const main = (
    named: (PartyOrAgent & Place) | undefined, described: PaymentPartyDto | null, { wallet }: OriginalSide,
    owner: OriginalSide['owner'],
  ) => unless(named === undefined || isDescribed(partyOf(named), described, wallet, owner), named);
  return [
    ...beside(ultimateDebtor, debtor, payer.owner),
    ...main(ultimateDebtor ?? debtor, originator, payer, payer.owner),
    ...beside(ultimateCreditor, creditor, payeeNames),
    ...main(ultimateCreditor ?? creditor, beneficiary, payee, payeeNames),
  ];
};

const partyOf = ({ party, agent }: PartyOrAgent): Party => {
  if (agent === undefined) return party ?? {};
  const { bic, lei, name } = agent;
  return {
    ...(name === undefined ? {} : { name }),
    organisation: { others: [], ...(bic === undefined ? {} : { bic }), ...(lei === undefined ? {} : { lei }) },
  };
};

const isCalled = ({ name }: Party, owner: OriginalSide['owner']): boolean => name === undefined
  || (owner !== null && (name === owner.ownerName || agreementWithFile(name, owner) !== 'none'));

const isDescribed = (
  party: Party, described: PaymentPartyDto | null, wallet: NamedWallet | null, owner: OriginalSide['owner'],
): boolean => {
  if (described === null) return isCalled(party, owner);
  const said = statedParty(party, wallet?.isPersonal ?? false);
  return said === undefined || isPart(said, described);
};

/** Whether all that one says the other says as well. */
const isPart = (said: unknown, whole: unknown): boolean => {
  if (typeof said === 'string' && typeof whole === 'string') return said.normalize('NFC') === whole.normalize('NFC');
  if (typeof said !== 'object' || said === null) return said === whole;
  return typeof whole === 'object' && whole !== null && Object.entries(said)
    .every(([key, value]) => value === undefined || isPart(value, (whole as Record<string, unknown>)[key]));
};
