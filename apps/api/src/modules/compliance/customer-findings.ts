/** Findings about who the parties are that a payer without office is told of: what is missing from their own data. */
export const CUSTOMER_FINDINGS: ReadonlySet<string> = new Set([
  'KYC-001', 'KYC-002', 'KYC-003', 'KYC-019', 'KYC-022', 'KYC-025',
]);
