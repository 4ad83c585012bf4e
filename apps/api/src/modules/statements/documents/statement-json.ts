import canonicalize from 'canonicalize';
import type { StatementPeriodDto, Statements, WalletStatementDto } from '../statement.dto.ts';

/** A statement as canonical JSON (RFC 8785). That of one wallet has its fields beside the period. */
export const statementJson = ({ statements, ...about }: Statements): string => {
  const text = canonicalize(about.document === 'wallet-statement'
    ? { ...about, ...statements[0] } : { ...about, statements });
  if (text === undefined) throw new Error('A statement cannot be written as JSON.');
  return text;
};

type OfOne = WalletStatementDto & { document: 'wallet-statement'; schemaVersion: 1; period: StatementPeriodDto };
type OfMany = Statements & { document: 'wallet-statements' };

/** What a statement says, from its JSON form: every other form is made of it. */
export const readStatement = (json: Buffer): Statements => {
  const read = JSON.parse(json.toString()) as OfOne | OfMany;
  if (read.document === 'wallet-statements') return read;
  const { document, schemaVersion, period, ...statement } = read;
  return { document, schemaVersion, period, statements: [statement] };
};
