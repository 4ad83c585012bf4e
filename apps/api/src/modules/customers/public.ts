export { IsCountry, IsFileDay } from './customer-fields.decorator.ts';
export { kycStandingOf, type CustomerFile, type KycLevel, type PepStatus, type RiskRating } from './customer-file.ts';
export { CustomerLineDto } from './customer.dto.ts';
