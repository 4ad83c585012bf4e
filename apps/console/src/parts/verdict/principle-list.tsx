import type { VerdictDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ToneChip } from '../../ui/data/tone-chip.tsx';
import { type Check, checksOf, stateTones } from './checks.ts';

/** The checks of a verdict, each passed, to be reviewed or failed, with the reason. */
export function PrincipleList({ verdict }: { verdict: VerdictDto }) {
  const { t } = useTranslation('verdict');
  return (
    <Box component="ul" aria-label={t('principles.label')} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {checksOf(verdict).map((check) => (
        <CheckLine key={check.key} check={check} />
      ))}
    </Box>
  );
}

function CheckLine({ check: { key, state, findings: [objection] } }: { check: Check }) {
  const { t, i18n } = useTranslation('verdict');
  const explained = i18n.language.startsWith('ar') ? objection?.explain.ar : objection?.explain.en;
  const unexplained = state === 'review' ? t('principles.asked') : t(`principles.${key}.failed`);
  return (
    <Box component="li" sx={lineStyle}>
      <Box sx={{ flex: 1, minInlineSize: 0 }}>
        <Box sx={{ typography: 'body2', fontWeight: 600 }}>{t(`principles.${key}.name`)}</Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {state === 'pass' ? t(`principles.${key}.passed`) : (explained ?? unexplained)}
        </Box>
      </Box>
      <ToneChip tone={stateTones[state]} label={t(`principles.${state}`)} />
    </Box>
  );
}

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  paddingBlock: 1.25,
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;
