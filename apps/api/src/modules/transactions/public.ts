export {
  GeographicAddressDto, IsPartyCountry, IsLine, IsPaymentParty, MOST_PARTY_NAME, PaymentPartyDto, problemsOfParty,
} from './payment-party.dto.ts';
export {
  IsMetadata, METADATA_SHAPE, MOST_VALUE, keptMetadata, problemOfMetadata, wrongKeyOf, type PaymentMetadata,
} from './payment-metadata.ts';
export { IS_WITHHELD, IS_VISIBLE_TRANSACTION, actsForWallet, isVisibleTo } from './visibility.ts';
export {
  PostingDto, RECALL_STATES, STATUSES, SUB_STATUSES, TransactionDetailDto, TransactionDto, WhyDto, type RecallState,
  type Rejecter, type TransactionStatus, type TransactionSubStatus, type TransactionType,
} from './transaction.dto.ts';
