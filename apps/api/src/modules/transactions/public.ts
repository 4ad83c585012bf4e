export {
  GeographicAddressDto, IsPartyCountry, IsLine, IsPaymentParty, PaymentPartyDto, problemsOfBeneficiary,
} from './payment-party.dto.ts';
export {
  IsMetadata, METADATA_SHAPE, MOST_VALUE, keptMetadata, problemOfMetadata, wrongKeyOf, type PaymentMetadata,
} from './payment-metadata.ts';
export { IS_WITHHELD, IS_VISIBLE_TRANSACTION, actsForWallet } from './visibility.ts';
export {
  PostingDto, STATUSES, SUB_STATUSES, TransactionDetailDto, TransactionDto, WhyDto, type Rejecter,
  type TransactionStatus, type TransactionSubStatus, type TransactionType,
} from './transaction.dto.ts';
