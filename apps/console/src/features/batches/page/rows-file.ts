import type { BatchRowDto } from '@connect/sdk';
import { writeCsv } from '../csv.ts';

const head = [
  'line', 'toAddress', 'amount', 'currency', 'memo', 'counterpartyName', 'counterpartyCountry', 'purposeCode',
  'reference', 'status', 'transactionId', 'code', 'field', 'rules', 'reason',
];

/** The rows of a batch as a table for a spreadsheet; its columns are those that the import reads. */
export const rowsFile = (rows: readonly BatchRowDto[], currency: string): string => writeCsv([head, ...rows.map(
  ({ number, sent, state, transactionId, code, field, findings, error }) => [
    String(number ?? ''), sent.toAddress, sent.amount, currency, sent.memo ?? '', sent.counterpartyName ?? '',
    sent.counterpartyCountry ?? '', sent.purposeCode ?? '', sent.reference ?? '', state, transactionId ?? '',
    code ?? '', field ?? '', findings.map(({ ruleId }) => ruleId).join(' '), error ?? '',
  ])]);
