export { IsCountry, IsFileDay } from './customer-fields.decorator.ts';
export {
  kycStandingOf, type CustomerAssessment, type CustomerFile, type KycLevel, type PepStatus, type RiskRating,
} from './customer-file.ts';
export type { InventedAccount } from './invented-customers.ts';
export { CustomerLineDto } from './customer.dto.ts';
