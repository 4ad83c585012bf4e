import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../ui/format/format.ts';

interface PagerProps {
  /** The place of the first row shown. */
  start: number;
  size: number;
  total: number;
  onTurn: (step: 1 | -1) => void;
}

/** Turns the pages of a long table and says which rows are shown; it is gone when they all are. */
export function Pager({ start, size, total, onTurn }: PagerProps) {
  const { t, i18n } = useTranslation('batches');
  if (total <= size) return null;
  const count = (number: number) => formatCount(number, i18n.language);
  const end = Math.min(start + size, total);
  return (
    <Box component="nav" aria-label={t('pager.label')} sx={pagerStyle}>
      <Box role="status" sx={{ flex: '1 1 10rem', typography: 'body2', color: 'text.secondary' }}>
        {t('pager.rows', { first: count(start + 1), last: count(end), total: count(total) })}
      </Box>
      <Button size="small" variant="outlined" color="inherit" disabled={start === 0} onClick={() => onTurn(-1)}>
        {t('pager.previous')}
      </Button>
      <Button size="small" variant="outlined" color="inherit" disabled={end === total} onClick={() => onTurn(1)}>
        {t('pager.next')}
      </Button>
    </Box>
  );
}

const pagerStyle = {
  display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, paddingInline: 2.5, paddingBlock: 1.5,
} as const;
