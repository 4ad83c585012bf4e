import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ImportStep } from './use-import.ts';

const steps = ['file', 'columns', 'rows'] as const satisfies readonly ImportStep[];

/** Where one is on the way from a file to payments. */
export function Steps({ current }: { current: ImportStep }) {
  const { t } = useTranslation('batches');
  return (
    <Box component="ol" aria-label={t('steps.label')} sx={stepsStyle}>
      {steps.map((step, n) => (
        <Box component="li" key={step} {...(step === current && { 'aria-current': 'step' })}>
          <span className="number" aria-hidden="true">{n + 1}</span>
          {t(`steps.${step}`)}
        </Box>
      ))}
    </Box>
  );
}

const stepsStyle = {
  listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: 3, typography: 'body2',
  color: 'text.secondary',
  '& li': { display: 'flex', alignItems: 'center', gap: 1 },
  '& .number': {
    display: 'grid', placeItems: 'center', inlineSize: 24, blockSize: 24, borderRadius: '50%', border: '1px solid',
    fontVariantNumeric: 'tabular-nums', fontSize: '0.75rem',
  },
  '& [aria-current]': { color: 'text.primary', fontWeight: 600 },
  '& [aria-current] .number': { bgcolor: 'primary.main', color: 'primary.contrastText', borderColor: 'primary.main' },
} as const;
