import type { BatchItemDto, BatchRowDto } from '@connect/sdk';
import type { PartyField } from '../../../parts/parties/party.ts';
import { formOfParty } from '../../../parts/parties/party-form.ts';
import type { TableRow } from '../reading/table.ts';

const columns = [
  'toAddress', 'amount', 'memo', 'counterpartyName', 'counterpartyCountry', 'purposeCode', 'reference',
] as const;

/** A row as it was sent, as one of a table that can be mended; what no column says of it goes along unseen. */
export const rowToMend = ({ number, sent }: BatchRowDto, index: number): TableRow => ({
  line: number ?? index + 1, values: valuesOf(sent), issue: null, ...(sent.metadata && { metadata: sent.metadata }),
  ...(sent.beneficiary && { beneficiary: sent.beneficiary }),
});

function valuesOf(sent: BatchItemDto): TableRow['values'] {
  const values: TableRow['values'] = {};
  for (const column of columns) {
    const text = sent[column];
    if (text) values[column] = text;
  }
  const party = sent.beneficiary ? Object.entries<string>({ ...formOfParty(sent.beneficiary) }) : [];
  for (const [field, text] of party) {
    // A beneficiary that is named like the payee goes on being named so when that name is mended.
    const isPayee = field === 'name' && text === sent.counterpartyName;
    if (text && !isPayee) values[`party.${field as PartyField}`] = text;
  }
  return values;
}
