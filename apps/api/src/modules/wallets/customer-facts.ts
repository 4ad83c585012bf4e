import type { CustomerFile, KycLevel, PepStatus, RiskRating } from '../customers/public.ts';

/** What rules and screening may know of whoever owns a wallet, by the version of the customer's file in force. */
export interface CustomerFacts {
  readonly kind: 'person' | 'organisation';
  readonly legalName: string;
  readonly legalNameArabic: string | null;
  /** Where they live or are registered, as an ISO 3166 alpha-2 code. */
  readonly country: string;
  /** ISO 3166 alpha-2; an organisation has none. */
  readonly nationality: string | null;
  /** Birth date or day of incorporation, as an ISO date or a year. */
  readonly dob: string | null;
  /** Numbers of documents, as capital letters and digits. */
  readonly ids: readonly string[];
  readonly mcc: string | null;
  readonly isic: string | null;
  readonly pep: PepStatus;
  /** Beneficial owners of an organisation. */
  readonly owners: readonly CustomerOwner[];
  /** Whether nobody else holds a quarter of the organisation or more. */
  readonly areOwnersComplete: boolean;
  /** Null as long as nobody rated them. */
  readonly riskRating: RiskRating | null;
  /** The level in force on the business day: what was given, while a document identifies them. */
  readonly kycLevel: KycLevel;
  readonly purposeOfAccount: string;
  readonly sourceOfFunds: string;
}

export interface CustomerOwner {
  readonly name: string;
  readonly dob: string | null;
  readonly nationality: string | null;
  readonly sharePercent: number;
}

/** The facts in a file, of which one level is in force. */
export const customerFactsOf = (file: CustomerFile, kycLevel: KycLevel): CustomerFacts => Object.freeze({
  kind: file.kind,
  legalName: file.legalName,
  legalNameArabic: file.legalNameArabic,
  country: file.country,
  nationality: file.nationality,
  dob: file.bornOn,
  ids: Object.freeze(file.documents.map(({ number }) => number)),
  mcc: file.mcc,
  isic: file.isic,
  pep: file.assessment?.pep ?? 'none',
  owners: Object.freeze(file.owners.map(({ name, birthDate, nationality, sharePercent }) =>
    Object.freeze({ name, dob: birthDate, nationality, sharePercent }))),
  areOwnersComplete: file.areOwnersComplete,
  riskRating: file.assessment?.risk ?? null,
  kycLevel,
  purposeOfAccount: file.purpose,
  sourceOfFunds: file.sourceOfFunds,
});
