import type { ComplianceResultDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../../ui/format/format.ts';
import { ToneChip } from '../../../ui/data/tone-chip.tsx';
import { type Check, checksOf, stateTones } from '../../../parts/verdict/checks.ts';

const bars = { positive: 'success', caution: 'warning', negative: 'error' } as const;

/** The four checks of a verdict, each with its score and what it rests on. */
export function CheckCards({ result }: { result: ComplianceResultDto }) {
  return (
    <Box sx={gridStyle}>
      {checksOf(result).map((check) => <CheckCard key={check.key} check={check} />)}
    </Box>
  );
}

function CheckCard({ check: { key, state, score, findings } }: { check: Check }) {
  const { t, i18n } = useTranslation('compliance');
  const id = useId();
  const tone = stateTones[state];
  const percent = formatPercent(score, i18n.language);
  const say = ({ explain }: Check['findings'][number]) => (i18n.language.startsWith('ar') ? explain.ar : explain.en);
  return (
    <Card component="article" aria-labelledby={id} sx={cardStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography id={id} variant="h3" component="h3">{t(`check.${key}.name`)}</Typography>
        <ToneChip tone={tone} label={t(`badge.${tone}`)} />
      </Box>
      <Typography variant="h4" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>{percent}</Typography>
      <LinearProgress
        variant="determinate" value={score} color={bars[tone]} aria-labelledby={id} aria-valuetext={percent}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>{t(`check.${key}.description`)}</Typography>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.25, typography: 'body2' }}>
        {findings.length === 0 && <li>{t('check.nothing')}</li>}
        {findings.map((finding, index) => (
          <li key={`${finding.ruleId}-${index}`}>
            <bdi dir="ltr">{finding.ruleId}</bdi>: {say(finding)}
          </li>
        ))}
      </Box>
    </Card>
  );
}

const cardStyle = { padding: 2.5, display: 'grid', gap: 1.25, alignContent: 'start' } as const;

const gridStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
} as const;
