/** What a customer is before the law. */
export const CUSTOMER_KINDS = ['person', 'organisation'] as const;
export type CustomerKind = (typeof CUSTOMER_KINDS)[number];

/** How well a customer is known: nothing was established, or due diligence was simplified, standard or enhanced. */
export const KYC_LEVELS = ['none', 'simplified', 'standard', 'enhanced'] as const;
export type KycLevel = (typeof KYC_LEVELS)[number];

/** Whether somebody holds or held a prominent public function, or is close to somebody who does. */
export const PEP_STATUSES = ['none', 'pep', 'family', 'associate'] as const;
export type PepStatus = (typeof PEP_STATUSES)[number];

export const RISK_RATINGS = ['low', 'medium', 'high'] as const;
export type RiskRating = (typeof RISK_RATINGS)[number];

/** Why a customer is rated above the least risk. */
export const RISK_REASONS = [
  'political_exposure', 'country', 'line_of_business', 'ownership', 'cash', 'delivery_channel', 'adverse_media',
  'transactions', 'documents',
] as const;
export type RiskReason = (typeof RISK_REASONS)[number];

export const PERSON_DOCUMENTS = ['emirates_id', 'qid', 'national_id', 'passport'] as const;
export const ORGANISATION_DOCUMENTS = ['trade_licence', 'commercial_registration', 'licence_of_regulator'] as const;
export const DOCUMENT_KINDS = [...PERSON_DOCUMENTS, ...ORGANISATION_DOCUMENTS] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const ACCOUNT_PURPOSES = [
  'salary', 'living_costs', 'savings', 'rent', 'trade', 'payroll', 'settlement', 'charity', 'other',
] as const;
export type AccountPurpose = (typeof ACCOUNT_PURPOSES)[number];

export const FUND_SOURCES = [
  'salary', 'pension', 'savings', 'family', 'inheritance', 'property', 'business', 'investment', 'donations', 'other',
] as const;
export type FundSource = (typeof FUND_SOURCES)[number];

/** One document that tells who a customer is. */
export interface CustomerDocument {
  kind: DocumentKind;
  /** Capital letters and digits, without spaces and hyphens. */
  number: string;
  /** Who issued it, as an ISO 3166 alpha-2 code. */
  country: string;
  /** The ISO date from which it no longer identifies anybody; null when it does not expire. */
  expiresOn: string | null;
}

/** Somebody to whom a part of an organisation belongs in the end. */
export interface BeneficialOwner {
  name: string;
  birthDate: string | null;
  nationality: string | null;
  sharePercent: number;
}

/** What the bank thinks of a customer. */
export interface CustomerAssessment {
  level: Exclude<KycLevel, 'none'>;
  pep: PepStatus;
  risk: RiskRating;
  riskReasons: readonly RiskReason[];
  /** ISO dates. */
  reviewedOn: string;
  nextReviewOn: string;
}

/** A customer's file: one version of what is known of them. */
export interface CustomerFile {
  kind: CustomerKind;
  legalName: string;
  legalNameArabic: string | null;
  /** The birth date of a person, or the day an organisation was incorporated: an ISO date, or a year alone. */
  bornOn: string | null;
  /** ISO 3166 alpha-2; an organisation has none. */
  nationality: string | null;
  /** Where a person lives or an organisation is registered, as an ISO 3166 alpha-2 code. */
  country: string;
  documents: readonly CustomerDocument[];
  owners: readonly BeneficialOwner[];
  /** Whether nobody else holds a quarter of it or more. */
  areOwnersComplete: boolean;
  /** The line of business under ISIC revision 4, and the merchant category of whoever is paid for goods. */
  isic: string | null;
  mcc: string | null;
  purpose: AccountPurpose;
  purposeText: string | null;
  sourceOfFunds: FundSource;
  sourceText: string | null;
  /** Null as long as no officer has assessed the customer. */
  assessment: CustomerAssessment | null;
}

/** How somebody's identity stands, by their file and the level in force; without a file, as their account says. */
export const kycStandingOf = <Status extends string>(
  file: Pick<CustomerFile, 'assessment'> | null, level: KycLevel | null, ofAccount: Status,
): Status | 'verified' | 'unverified' | 'expired' => {
  if (file === null) return ofAccount;
  if (file.assessment === null) return 'unverified';
  return level === null || level === 'none' ? 'expired' : 'verified';
};
