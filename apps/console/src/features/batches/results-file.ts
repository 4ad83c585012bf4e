import { linesOfParty } from '../../parts/parties/party-lines.ts';
import { writeCsv } from './csv.ts';
import type { Payment } from './payments.ts';
import { isLeftOut } from './refusals.ts';
import type { SentBatch } from './use-batch.ts';

const head = [
  'line', 'toAddress', 'amount', 'currency', 'memo', 'counterpartyName', 'counterpartyCountry', 'purposeCode',
  'reference', 'beneficiary', 'status', 'transactionId', 'code', 'reason',
];

/** The results of a batch as a table for a spreadsheet, a row for each payment. */
export function resultsFile({ batch, payments, result }: SentBatch): string {
  const rows = result.results.map(({ index, status, transactionId, code, error }) => {
    const payment: Partial<Payment> = payments[index] ?? {};
    const { line, toAddress = '', amount = '', memo = '', counterpartyName = '', counterpartyCountry = '' } = payment;
    const { reference = '', beneficiary } = payment;
    const purpose = payment.purposeCode ?? batch.purposeCode ?? '';
    const payee = beneficiary ? linesOfParty(beneficiary).join(' / ') : '';
    const details = [counterpartyName, counterpartyCountry, purpose, reference, payee];
    const note = memo || (batch.memo ?? '');
    const end = [status ?? (isLeftOut(code) ? 'not made' : 'refused'), transactionId ?? '', code ?? '', error ?? ''];
    return [String(line ?? ''), toAddress, amount, batch.currency, note, ...details, ...end];
  });
  return writeCsv([head, ...rows]);
}
