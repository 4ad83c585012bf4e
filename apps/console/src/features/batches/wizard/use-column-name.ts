import { useTranslation } from 'react-i18next';
import type { PartyField } from '../../../parts/parties/party.ts';
import type { Column } from '../reading/columns.ts';

const isOfParty = (column: Column): column is `party.${PartyField}` => column.startsWith('party.');

/** What a column of a table is called on the screen. */
export function useColumnName(): (column: Column) => string {
  const { t } = useTranslation(['batches', 'parties']);
  return (column) => {
    if (!isOfParty(column)) return t(`columns.field.${column}`);
    const field = column.slice('party.'.length) as PartyField;
    return t('columns.party', { field: t(`parties:party.${field}`) });
  };
}
