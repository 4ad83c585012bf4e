import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useListApiKeyScopesQuery } from '../../../api/api-keys.api.ts';
import { reasonOf } from '../../../api/problem.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { RowsSkeleton } from '../../../ui/loading/skeletons.tsx';
import { type Area, areasOf } from './create.form.ts';

interface ScopesFieldProps {
  value: readonly string[];
  error?: string | undefined;
  onChange: (scopes: string[]) => void;
}

/** What a key may do: each part of the API, to read or to change, as far as one's own role goes. */
export function ScopesField({ value, error, onChange }: ScopesFieldProps) {
  const { t } = useTranslation('apiKeys');
  const id = useId();
  const scopes = useListApiKeyScopesQuery();
  const toggle = (scope: string) =>
    onChange(value.includes(scope) ? value.filter((other) => other !== scope) : [...value, scope]);
  return (
    <Box component="fieldset" aria-describedby={`${id}-note`} sx={{ border: 0, margin: 0, padding: 0 }}>
      <Box component="legend" sx={{ typography: 'body2', fontWeight: 550, padding: 0 }}>
        {t('new.scopes')}
      </Box>
      <FormHelperText id={`${id}-note`} error={error !== undefined} sx={{ marginInline: 0 }}>
        {error ?? t('new.scopesHint')}
      </FormHelperText>
      {scopes.error && (
        <ErrorState title={t('failed')} {...reasonOf(scopes.error)} onRetry={() => void scopes.refetch()} />
      )}
      {scopes.isLoading && <RowsSkeleton rows={4} height={36} />}
      {areasOf(scopes.data ?? []).map((area) => (
        <AreaRow key={area.name} area={area} value={value} onToggle={toggle} />
      ))}
    </Box>
  );
}

interface AreaRowProps {
  area: Area;
  value: readonly string[];
  onToggle: (scope: string) => void;
}

function AreaRow({ area, value, onToggle }: AreaRowProps) {
  const { t } = useTranslation('apiKeys');
  return (
    <Box role="group" aria-label={area.name} sx={rowStyle}>
      <Box component="code" dir="ltr" sx={{ flex: 1, typography: 'body2' }}>
        {area.name}
      </Box>
      {(['read', 'write'] as const).map((verb) => {
        const scope = `${area.name}:${verb}`;
        return (
          <FormControlLabel
            key={verb}
            disabled={!area.scopes.includes(scope)}
            label={t(`new.${verb}`)}
            control={<Checkbox size="small" checked={value.includes(scope)} onChange={() => onToggle(scope)} />}
            slotProps={{ typography: { variant: 'body2' } }}
          />
        );
      })}
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minBlockSize: 40,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
} as const;
