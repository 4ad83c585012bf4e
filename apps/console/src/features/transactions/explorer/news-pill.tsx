import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ArrowUpIcon } from '../../../ui/icons/ledger-icons.tsx';
import { newsSize } from './explorer.api.ts';

/** Says how many payments came since the list was read; the rows stay where they are until somebody asks for them. */
export function PaymentNewsPill({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useTranslation('explorer');
  return (
    <Box role="status" sx={{ display: 'flex', justifyContent: 'center', '&:empty': { display: 'none' } }}>
      {count > 0 && (
        <Button variant="contained" size="small" startIcon={<ArrowUpIcon />} onClick={onShow} sx={pillStyle}>
          {t(count < newsSize ? 'news' : 'newsMany', { count })}
        </Button>
      )}
    </Box>
  );
}

const pillStyle = { borderRadius: 999, marginBlock: 1.5 } as const;
