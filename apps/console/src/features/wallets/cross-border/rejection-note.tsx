import type { BilingualDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '../../../ui/icons/navigation-icons.tsx';
import type { Rejection } from './use-transfer.ts';

/** What each rule objected to and how to put it right, with the way to the recorded refusal. */
export function RejectionNote({ rejection: { transactionId, verdict } }: { rejection: Rejection }) {
  const { t, i18n } = useTranslation('wallets');
  const say = (text: BilingualDto) => (i18n.language.startsWith('ar') ? text.ar : text.en);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, typography: 'body2' }}>
      {verdict.findings.map(({ ruleId, explain, remedy }, index) => (
        <Box key={`${ruleId}-${index}`} component="article" aria-label={ruleId} sx={findingStyle}>
          <Box component="bdi" dir="ltr" sx={{ fontWeight: 650 }}>
            {ruleId}
          </Box>
          <div>{say(explain)}</div>
          <div>
            <strong>{t('across.remedy')}</strong> {say(remedy)}
          </div>
        </Box>
      ))}
      <Button component={Link} to={`/transactions/${transactionId}`} size="small" endIcon={<ArrowRightIcon />}>
        {t('across.openRefusal')}
      </Button>
    </Box>
  );
}

const findingStyle = {
  display: 'grid',
  gap: 1,
  padding: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1.5,
} as const;
