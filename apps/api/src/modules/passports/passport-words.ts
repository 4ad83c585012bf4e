/** What may be disclosed in a passport, each under a digest of its own. */
export const PASSPORT_FIELDS = [
  'amount', 'currency', 'payerName', 'payeeName', 'payerAddress', 'payeeAddress', 'payerIban', 'payeeIban', 'memo',
  'purpose', 'findings', 'sealedEvent',
] as const;
export type PassportField = (typeof PASSPORT_FIELDS)[number];

export const PASSPORT_SIDES = ['payer', 'payee'] as const;
export type PassportSide = (typeof PASSPORT_SIDES)[number];

export const PASSPORT_STATES = ['issued', 'revoked'] as const;
export type PassportState = (typeof PASSPORT_STATES)[number];

/** Why an officer revokes a passport. */
export const OFFICER_REASONS = ['error', 'superseded', 'compliance'] as const;
export type OfficerReason = (typeof OFFICER_REASONS)[number];

/** The last is that of a payment that was given back, which needs nobody. */
export const REVOCATION_REASONS = [...OFFICER_REASONS, 'reversed'] as const;
export type RevocationReason = (typeof REVOCATION_REASONS)[number];
