import canonicalize from 'canonicalize';
import type { ReportHeader } from './report-header.ts';

const SCHEMA_VERSION = 1;

/** A report as canonical JSON (RFC 8785): the same figures are always the same bytes. */
export const reportJson = ({ figures, type, timeZone, isProvisional, bankName, head }: ReportHeader): string => {
  const text = canonicalize({
    document: 'shariah-compliance-report', schemaVersion: SCHEMA_VERSION, type, timeZone, provisional: isProvisional,
    bank: bankName, head, ...figures,
  });
  if (text === undefined) throw new Error('A report cannot be written as JSON.');
  return text;
};
