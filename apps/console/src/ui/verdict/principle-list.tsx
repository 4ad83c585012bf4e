import type { VerdictDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { type Tone, ToneChip } from '../status-chip.tsx';

// Gharar and maysir are one line on the screen, as they are one check of the verdict.
const lines = [
  { key: 'riba', check: 'ribaCheck', principles: ['riba'] },
  { key: 'gharar', check: 'ghararCheck', principles: ['gharar', 'maysir'] },
  { key: 'halal', check: 'halalCheck', principles: ['halal'] },
  { key: 'kyc', check: 'kycCheck', principles: ['kyc'] },
] as const;

type Line = (typeof lines)[number];

/** The checks of a verdict, each passed or not, with the reason. */
export function PrincipleList({ verdict }: { verdict: VerdictDto }) {
  const { t } = useTranslation('verdict');
  return (
    <Box component="ul" aria-label={t('principles.label')} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {lines.map((line) => (
        <PrincipleLine key={line.key} line={line} verdict={verdict} />
      ))}
    </Box>
  );
}

function PrincipleLine({ line: { key, check, principles }, verdict }: { line: Line; verdict: VerdictDto }) {
  const { t, i18n } = useTranslation('verdict');
  const isPassed = verdict[check];
  const failure: Tone = key === 'kyc' ? 'caution' : 'negative';
  const objection = verdict.findings.find(({ principle }) => principles.some((one) => one === principle));
  const explained = i18n.language.startsWith('ar') ? objection?.explain.ar : objection?.explain.en;
  return (
    <Box component="li" sx={lineStyle}>
      <Box sx={{ flex: 1, minInlineSize: 0 }}>
        <Box sx={{ typography: 'body2', fontWeight: 600 }}>{t(`principles.${key}.name`)}</Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {isPassed ? t(`principles.${key}.passed`) : (explained ?? t(`principles.${key}.failed`))}
        </Box>
      </Box>
      <ToneChip
        tone={isPassed ? 'positive' : failure}
        label={t(isPassed ? 'principles.pass' : key === 'kyc' ? 'principles.review' : 'principles.fail')}
      />
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
