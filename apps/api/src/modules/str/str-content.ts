import type { StrParty } from './goaml/party-fields.ts';

/** Whether something suspicious is reported as a transaction or as an activity. */
export const REPORT_CODES = ['STR', 'SAR'] as const;
export type ReportCode = (typeof REPORT_CODES)[number];

/** A version waits to be approved, was approved, or went to the unit. */
export const STR_STATES = ['draft', 'approved', 'filed'] as const;
export type StrState = (typeof STR_STATES)[number];

/** Who signs reports for a bank. */
export interface ReportingPerson {
  firstName: string;
  lastName: string;
  email: string | null;
  occupation: string | null;
}

/** What a bank tells its unit of itself, and by which of the unit's codes it says things. */
export interface StrSettings {
  /** The number by which the unit knows the bank. */
  rentityId: number;
  rentityBranch: string | null;
  institutionName: string;
  institutionCode: string;
  localCurrency: string;
  submissionCode: string;
  reportingPerson: ReportingPerson;
  location: { addressType: string; address: string; city: string; country: string; state: string | null };
  fundsCode: string;
  transmodeCode: string;
  transmodeComment: string | null;
  /** The unit's codes of suspicion for the rules that asked. */
  indicators: readonly { ruleId: string; code: string }[];
}

/** One payment of a report. What the ledger says of it is not an officer's to change. */
export interface StrTransaction {
  payment: {
    transactionId: string;
    occurredAt: string;
    /** A decimal string, as everywhere on the wire. */
    amount: string;
    currency: string;
    status: string;
    isFromClient: boolean;
    isToClient: boolean;
  };
  location: string | null;
  description: string | null;
  transmodeCode: string | null;
  transmodeComment: string | null;
  fromFundsCode: string | null;
  fromCountry: string | null;
  from: StrParty;
  toFundsCode: string | null;
  toCountry: string | null;
  to: StrParty;
}

/** What one version of a report says. */
export interface StrContent {
  reportCode: ReportCode;
  fiuReference: string | null;
  reason: string | null;
  action: string | null;
  indicators: readonly string[];
  /** The rules that asked and have no code in the settings. */
  unmappedRules: readonly string[];
  transactions: readonly StrTransaction[];
  /** The settings it was made with. */
  settings: StrSettings;
}
