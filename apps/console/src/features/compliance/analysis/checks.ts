import type { FindingDto, VerdictDto } from '@connect/sdk';

/** One of the four checks a verdict is shown as. */
export interface Check {
  key: 'riba' | 'gharar' | 'halal' | 'kyc';
  score: number;
  findings: FindingDto[];
}

/** A person who must be looked at again is not refused, so the check keeps three quarters. */
const kycReviewScore = 75;

const checks = [
  { key: 'riba', check: 'ribaCheck', principles: ['riba'], failed: 0 },
  // Maysir is the extreme of uncertainty and shares its check.
  { key: 'gharar', check: 'ghararCheck', principles: ['gharar', 'maysir'], failed: 0 },
  { key: 'halal', check: 'halalCheck', principles: ['halal', 'zakat'], failed: 0 },
  { key: 'kyc', check: 'kycCheck', principles: ['kyc'], failed: kycReviewScore },
] as const;

/** Folds the five principles of a verdict into its four checks: 100 for a pass, 0 for a failure, 75 for a review. */
export const checksOf = (
  verdict: Pick<VerdictDto, 'ribaCheck' | 'ghararCheck' | 'halalCheck' | 'kycCheck' | 'findings'>,
): Check[] =>
  checks.map(({ key, check, principles, failed }) => ({
    key,
    score: verdict[check] ? 100 : failed,
    findings: verdict.findings.filter(({ principle }) => principles.some((one) => one === principle)),
  }));
