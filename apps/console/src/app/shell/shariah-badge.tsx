import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { StarSealIcon } from '../../ui/icons/status-icons.tsx';
import { Tooltip } from '../../ui/feedback/tooltip.tsx';

/** The gold mark of the product: every transaction is judged before it is posted. */
export function ShariahBadge() {
  const { t } = useTranslation('shell');
  return (
    <Tooltip title={t('shariahCompliantHint')} describeChild>
      <Box component="span" sx={badgeStyle}>
        <StarSealIcon size={18} />
        <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
          {t('shariahCompliant')}
        </Box>
      </Box>
    </Tooltip>
  );
}

const badgeStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  blockSize: 32,
  paddingInline: 1.25,
  borderRadius: 999,
  border: '1px solid',
  borderColor: 'gold.line',
  bgcolor: 'gold.soft',
  color: 'gold.main',
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;
