export { countryInLines } from './facts/country-in-lines.ts';
export { factsOf } from './facts/payment-facts.ts';
export { PaymentHistory } from './facts/payment-history.ts';
export { countReleased } from './facts/payment-sums-sql.ts';
export { UsedReferences } from './facts/used-references.ts';
export { UsedUetrs } from './facts/used-uetrs.ts';
export { agreementWithFile, payeeCheckIn, payeeCheckOf, saidBy, statedNameOf } from './facts/stated-parties.ts';
export { exceededLimit } from './limit.ts';
export { SECOND_OFFICER_CASES, type SecondOfficerCase } from './second-officer.ts';
export { outcomeOf, type Settlement } from './settlement.ts';
export { stageAfter, termsOf, type PaymentTerms } from './terms.ts';
export type { SendCommand } from './transfer-draft.ts';
export {
  MOST_REFERENCE, PURPOSE_CODES, PaymentDetailsDto, checkedDetails, takesPurpose, type PaymentDetails,
} from './wire/payment-details.dto.ts';
export { BetweenWalletsDto } from './wire/between-wallets.dto.ts';
export { BalanceChangeDto, SendResultDto } from './wire/send-result.dto.ts';
export { ProgrammableLogicDto, SendTransactionDto } from './wire/send-transaction.dto.ts';
