import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '../../../ui/icons/navigation-icons.tsx';
import { FindingCard } from '../../../parts/verdict/finding-card.tsx';
import type { Rejection } from './use-transfer.ts';

/** What each rule objected to and how to put it right, with the way to the recorded refusal. */
export function RejectionNote({ rejection: { transactionId, verdict } }: { rejection: Rejection }) {
  const { t } = useTranslation('wallets');
  return (
    <Box sx={{ display: 'grid', gap: 1.5, typography: 'body2' }}>
      {verdict.findings.map((finding, index) => (
        <FindingCard key={`${finding.ruleId}-${index}`} finding={finding} memo={null} />
      ))}
      <Button component={Link} to={`/transactions/${transactionId}`} size="small" endIcon={<ArrowRightIcon />}>
        {t('across.openRefusal')}
      </Button>
    </Box>
  );
}
