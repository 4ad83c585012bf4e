import type { JudgedPayment } from '../compliance/compliance.service.ts';
import type { Verdict } from '../compliance/public.ts';
import type { SanctionsCheck } from './transaction.dto.ts';

/** A judged payment with the verdict on it. */
interface Decided extends JudgedPayment {
  result: Verdict;
}

/**
 * How the parties of a payment stand against the lists. That a screening found something, or was made at all, is told
 * to officers of the payer's side alone.
 */
export const sanctionsCheckFor = ({ facts, result }: Decided, isOfficer: boolean): SanctionsCheck | null => {
  if (facts.watchlist === undefined) return 'not_screened';
  if (!isOfficer) return null;
  const ids = result.findings.map((finding) => finding.ruleId);
  if (ids.includes('KYC-004')) return 'blocked';
  if (ids.includes('KYC-005')) return 'potential_match';
  if (ids.includes('KYC-021')) return 'not_screened';
  if (facts.watchlistMissing !== undefined) return 'not_screened';
  if (facts.watchlistStale === true) return 'stale_list';
  return facts.watchlist.some((entry) => entry.cleared !== undefined) ? 'cleared' : 'clear';
};
