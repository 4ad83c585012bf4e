import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldLabel } from '../../ui/inputs/field.tsx';
import { formatDay, formatHijri } from '../../ui/format/format.ts';
import { lazyPart } from '../../ui/loading/lazy.tsx';
import { CardSkeleton } from '../../ui/loading/skeletons.tsx';
import { useNow } from '../../ui/format/use-now.ts';
import { type DayRange, presets } from './period.ts';

const RangeCalendar = lazyPart(async () => (await import('./range-calendar.tsx')).RangeCalendar);

interface RangeFieldProps {
  range: DayRange;
  disabled: boolean;
  onChange: (range: DayRange) => void;
}

/** A choice of days from one to another, in both calendars; a few ranges can be taken at once. */
export function RangeField({ range, disabled, onChange }: RangeFieldProps) {
  const { t, i18n } = useTranslation('reports');
  const id = useId();
  const now = useNow();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const words = (format: typeof formatDay) =>
    [range.from, range.to].map((day) => format(day, i18n.language)).join(' – ');
  return (
    <Box>
      <FieldLabel id={id}>{t('order.range')}</FieldLabel>
      <Button
        fullWidth
        variant="outlined"
        color="inherit"
        disabled={disabled}
        aria-labelledby={`${id} ${id}-value`}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={buttonStyle}
      >
        <span id={`${id}-value`}>{words(formatDay)}</span>
      </Button>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>
        {disabled ? t('order.hint') : words(formatHijri)}
      </Typography>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('order.chooseRange') } }}
      >
        <Box sx={{ padding: 2 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockEnd: 1.5, maxInlineSize: 320 }}>
            {(Object.keys(presets) as (keyof typeof presets)[]).map((name) => (
              <Button key={name} size="small" variant="outlined" color="inherit" onClick={() => {
                const today = new Date(now);
                onChange({ from: presets[name](today), to: today });
              }}
              >
                {t(`preset.${name}`)}
              </Button>
            ))}
          </Box>
          <RangeCalendar range={range} onChange={onChange} fallback={<CardSkeleton height={300} />} />
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {words(formatHijri)}
          </Typography>
        </Box>
      </Popover>
    </Box>
  );
}

const buttonStyle = {
  justifyContent: 'flex-start',
  blockSize: 40,
  marginBlockStart: 0.5,
  fontWeight: 400,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
} as const;
