import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlusIcon } from '../../../ui/icons/action-icons.tsx';

interface PartProps {
  title: string;
  error?: string | undefined;
  children: ReactNode;
}

/** Fields of a file that belong together, two in a row where there is room. */
export function FieldGroup({ title, error, children }: PartProps) {
  return (
    <Box component="fieldset" sx={partStyle}>
      <Box component="legend" sx={{ typography: 'h3', padding: 0, marginBlockEnd: 1.5 }}>{title}</Box>
      {error !== undefined && <FormHelperText error sx={{ margin: 0, gridColumn: '1 / -1' }}>{error}</FormHelperText>}
      {children}
    </Box>
  );
}

interface RowProps {
  title: string;
  error?: string | undefined;
  onRemove: () => void;
  children: ReactNode;
}

/** One of several: a document, or an owner. */
export function Row({ title, error, onRemove, children }: RowProps) {
  const { t } = useTranslation('customers');
  return (
    <Box component="fieldset" sx={rowStyle}>
      <Box component="legend" sx={{ typography: 'body2', fontWeight: 600, paddingInline: 0.75 }}>{title}</Box>
      {error !== undefined && <FormHelperText error sx={{ margin: 0, gridColumn: '1 / -1' }}>{error}</FormHelperText>}
      {children}
      <Button
        size="small" color="inherit" variant="outlined" onClick={onRemove}
        aria-label={`${t('propose.remove')}: ${title}`}
        sx={{ justifySelf: 'start', gridColumn: '1 / -1' }}
      >
        {t('propose.remove')}
      </Button>
    </Box>
  );
}

/** Adds one more of several. */
export function AddButton({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button size="small" startIcon={<PlusIcon />} onClick={onClick} sx={{ justifySelf: 'start', gridColumn: '1 / -1' }}>
      {children}
    </Button>
  );
}

const columns = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } as const;

const partStyle = {
  display: 'grid', gridTemplateColumns: columns, gap: 2, alignItems: 'start', border: 0, margin: 0, padding: 0,
  minInlineSize: 0,
} as const;

const rowStyle = {
  ...partStyle, gridColumn: '1 / -1', border: '1px solid', borderColor: 'divider', borderRadius: 1.5, padding: 2,
} as const;
