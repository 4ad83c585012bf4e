import type { RequestMethod, RequestOutcome, WantedRequestSource } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useListApiKeysQuery } from '../../api/api-keys.api.ts';
import { SearchField } from '../../ui/inputs/search-field.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import type { RequestFilter } from './request-log.api.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly RequestMethod[];
const OUTCOMES = ['succeeded', 'refused', 'failed'] as const satisfies readonly RequestOutcome[];
const SOURCES = ['key', 'session', 'console'] as const satisfies readonly WantedRequestSource[];
/** The word of the address for everything; without a word the console's own requests are left out. */
const EVERYTHING = 'all';

export const requestFilterKeys = ['q', 'method', 'outcome', 'source', 'key'] as const;

/** What the filters say, in the words of the address. */
export type RequestFilterState = Record<(typeof requestFilterKeys)[number], string>;

/** Turns the filters of the address into what the API takes; the console's own requests are hidden unless asked for. */
export function toRequestFilter({ q, method, outcome, source, key }: RequestFilterState): RequestFilter {
  const wanted = source === '' ? 'programs' : SOURCES.find((one) => one === source);
  return {
    ...(q && { q }),
    ...(method && { method: method as RequestMethod }),
    ...(outcome && { outcome: outcome as RequestOutcome }),
    ...(key && { apiKey: key }),
    ...(wanted && !key && { source: wanted }),
  };
}

interface RequestFiltersProps {
  state: RequestFilterState;
  onChange: (changes: Partial<RequestFilterState>) => void;
}

/** Narrows the requests down: by words, by who asked, by one key, by how it was asked and answered. */
export function RequestFilters({ state, onChange }: RequestFiltersProps) {
  const { t } = useTranslation('requests');
  const { data: apiKeys } = useListApiKeysQuery();
  const any = { value: '', label: t('any') };
  return (
    <Box sx={filterStyle}>
      <SearchField label={t('search')} value={state.q} onSearch={(q) => onChange({ q })} />
      <SelectField
        label={t('source')} displayEmpty value={state.source} disabled={state.key !== ''}
        onChange={({ target }) => onChange({ source: target.value })}
        options={[
          { value: '', label: t('sources.programs') },
          ...SOURCES.map((value) => ({ value, label: t(`sources.${value}`) })),
          { value: EVERYTHING, label: t('sources.all') },
        ]}
      />
      <SelectField
        label={t('key')} displayEmpty value={state.key}
        onChange={({ target }) => onChange({ key: target.value })}
        options={[any, ...keyOptions(apiKeys ?? [], state.key)]}
      />
      <SelectField
        label={t('method')} displayEmpty value={state.method}
        onChange={({ target }) => onChange({ method: target.value })}
        options={[any, ...METHODS.map((value) => ({ value, label: value }))]}
      />
      <SelectField
        label={t('outcome')} displayEmpty value={state.outcome}
        onChange={({ target }) => onChange({ outcome: target.value })}
        options={[any, ...OUTCOMES.map((value) => ({ value, label: t(`outcomes.${value}`) }))]}
      />
    </Box>
  );
}

/** The keys by their names; one that is gone, or not read yet, by its id. */
function keyOptions(keys: readonly { id: string; name: string }[], chosen: string) {
  const known = keys.map(({ id, name }) => ({ value: id, label: name }));
  return chosen === '' || known.some(({ value }) => value === chosen)
    ? known : [...known, { value: chosen, label: chosen }];
}

const filterStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: '2fr repeat(4, 1fr)' },
  gap: 2,
  padding: 2.5,
} as const;
