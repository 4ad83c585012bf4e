import { writeCsv } from './csv.ts';
import { isLeftOut } from './refusals.ts';
import type { Outcome } from './use-batch.ts';

const head = [
  'line', 'toAddress', 'amount', 'currency', 'memo', 'counterpartyName', 'status', 'transactionId', 'code', 'reason',
];

/** The results of a batch as a table for a spreadsheet, a row for each payment. */
export function resultsFile({ batch, payments, result }: Outcome): string {
  const rows = result.results.map(({ index, status, transactionId, code, error }) => {
    const { line, toAddress = '', amount = '', memo = '', counterpartyName = '' } = payments[index] ?? {};
    const note = memo || (batch.memo ?? '');
    const end = [status ?? (isLeftOut(code) ? 'not made' : 'refused'), transactionId ?? '', code ?? '', error ?? ''];
    return [String(line ?? ''), toAddress, amount, batch.currency, note, counterpartyName, ...end];
  });
  return writeCsv([head, ...rows]);
}
