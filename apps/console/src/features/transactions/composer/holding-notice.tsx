import type { SendTransactionDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ClockIcon } from '../../../ui/icons/status-icons.tsx';
import { Money } from '../../../parts/money/money.tsx';
import { usualExpiryHours, usualQuorum } from '../../../parts/terms/terms.ts';
import { debitOf, type Judgement } from './judgement.ts';
import { stagesAhead } from './stages.ts';

interface HoldingNoticeProps {
  judgement: Judgement;
  transfer: SendTransactionDto;
}

/** Says of money that waits how much is set aside, what has to happen until it is paid, and when it comes back. */
export function HoldingNotice({ judgement: { subStatus, postings }, transfer }: HoldingNoticeProps) {
  const { t } = useTranslation('transactions');
  const { quorum = usualQuorum, expiresInHours = usualExpiryHours } = transfer.programmableLogic ?? {};
  const stages = stagesAhead(subStatus, transfer);
  if (stages.length === 0) return null;
  const [before, after] = t('holding.title').split('<held/>');
  return (
    <Box role="note" sx={noticeStyle}>
      <Box sx={{ color: 'warning.main', display: 'flex', paddingBlockStart: 0.25 }}>
        <ClockIcon size={20} />
      </Box>
      <Box sx={{ minInlineSize: 0 }}>
        <Box sx={{ fontWeight: 600 }}>
          {before}
          <Money amount={debitOf(postings, transfer.fromAddress)} currency={transfer.currency} />
          {after}
        </Box>
        <Box component="ol" sx={{ margin: 0, marginBlock: 0.5, paddingInlineStart: 2.5 }}>
          {stages.map((stage) => (
            <li key={stage}>{t(`holding.stage.${stage}`, { count: quorum })}</li>
          ))}
          <li>{t('holding.paid')}</li>
        </Box>
        {stages.some((stage) => stage !== 'in_review') && (
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            {t('holding.expiry', { count: expiresInHours })}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const noticeStyle = {
  display: 'flex',
  gap: 1.5,
  padding: 1.5,
  borderRadius: 1.25,
  bgcolor: 'tone.caution',
  typography: 'body2',
} as const;
