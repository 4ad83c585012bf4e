import { skipToken } from '@reduxjs/toolkit/query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { type AuditFilter, useCountNewAuditEventsQuery } from '../../api/audit.api.ts';
import { ArrowUpIcon } from '../../ui/icons/ledger-icons.tsx';

interface NewsPillProps {
  filter: AuditFilter;
  /** The newest event that is shown; null while none is. */
  newestId: string | null;
  onShow: () => void;
}

/** Says how many events came since the list was read; the rows stay where they are until somebody asks for them. */
export function NewsPill({ filter, newestId, onShow }: NewsPillProps) {
  const { t } = useTranslation('audit');
  const order = newestId === null ? skipToken : { filter, after: newestId };
  const { currentData: count = 0 } = useCountNewAuditEventsQuery(order, { refetchOnMountOrArgChange: true });
  return (
    <Box role="status" sx={{ display: 'flex', justifyContent: 'center', '&:empty': { display: 'none' } }}>
      {count > 0 && (
        <Button
          variant="contained"
          size="small"
          startIcon={<ArrowUpIcon />}
          onClick={onShow}
          sx={{ borderRadius: 999, marginBlock: 1.5 }}
        >
          {t(count < 100 ? 'news' : 'newsMany', { count })}
        </Button>
      )}
    </Box>
  );
}
