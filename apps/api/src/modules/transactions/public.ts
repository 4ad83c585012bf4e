export {
  GeographicAddressDto, IsCountry, IsLine, IsPaymentParty, PaymentPartyDto, problemsOfBeneficiary,
} from './payment-party.dto.ts';
export { IS_WITHHELD, REACHES_TRANSACTION, actsForWallet } from './reach.ts';
export {
  PostingDto, STATUSES, SUB_STATUSES, TransactionDetailDto, TransactionDto, WhyDto, type Rejecter,
  type TransactionStatus, type TransactionSubStatus, type TransactionType,
} from './transaction.dto.ts';
