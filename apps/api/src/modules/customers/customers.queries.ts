export type { CustomerFile, KycLevel, PepStatus, RiskRating } from './customer-file.ts';
