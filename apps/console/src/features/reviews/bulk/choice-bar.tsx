import type { ReviewDecision } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../ui/format/format.ts';
import type { Choice } from './use-chosen.ts';

interface ChoiceBarProps {
  choice: Choice;
  onDecide: (decision: ReviewDecision) => void;
}

/** Chooses all open cases that are shown, or none, and asks for a decision of the chosen ones together. */
export function ChoiceBar({ choice: { open, chosen, chooseAll, chooseNone }, onDecide }: ChoiceBarProps) {
  const { t, i18n } = useTranslation('reviews');
  const [count, isAll] = [chosen.length, chosen.length === open.length];
  return (
    <Box role="group" aria-label={t('bulk.label')} sx={barStyle}>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={count > 0 && isAll}
            indeterminate={count > 0 && !isAll}
            onChange={() => (isAll ? chooseNone() : chooseAll())}
          />
        }
        label={t('bulk.all')}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ marginInlineEnd: 'auto' }}
      />
      {count > 0 && (
        <>
          <span role="status">{t('bulk.chosen', { count, figure: formatCount(count, i18n.language) })}</span>
          <Button size="small" variant="contained" onClick={() => onDecide('approve')}>
            {t('bulk.approve')}
          </Button>
          <Button size="small" variant="outlined" color="error" onClick={() => onDecide('reject')}>
            {t('bulk.reject')}
          </Button>
        </>
      )}
    </Box>
  );
}

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 1,
  minBlockSize: 52,
  paddingInline: 2.5,
  paddingBlock: 1,
  typography: 'body2',
  bgcolor: 'surface.rail',
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
} as const;
