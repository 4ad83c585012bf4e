import type { BatchItemDto } from '@connect/sdk';
import type { PartyForm } from '../../../parts/parties/party.ts';
import type { TableRow } from '../reading/table.ts';

const columns = [
  'toAddress', 'amount', 'memo', 'counterpartyName', 'counterpartyCountry', 'purposeCode', 'reference',
] as const;

/** A row as it was sent, as the cells of a table that can be mended. */
export function valuesOf(sent: BatchItemDto): TableRow['values'] {
  const values: TableRow['values'] = {};
  for (const column of columns) {
    const text = sent[column];
    if (text) values[column] = text;
  }
  const person = sent.beneficiary?.naturalPerson;
  const organisation = sent.beneficiary?.legalPerson;
  const address = (person ?? organisation)?.geographicAddress;
  if (person) values['party.kind'] = 'person' satisfies PartyForm['kind'];
  if (organisation) values['party.kind'] = 'organisation' satisfies PartyForm['kind'];
  if (address?.townName) values['party.town'] = address.townName;
  if (address?.country) values['party.country'] = address.country;
  return values;
}
