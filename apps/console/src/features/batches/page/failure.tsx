import type { BatchFailureDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { CrossCircleIcon } from '../../../ui/icons/status-icons.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { VerdictView } from '../../../parts/verdict/verdict-view.tsx';
import { refusedRowWords } from '../refusals.ts';

interface FailureProps {
  failure: BatchFailureDto;
  /** The memo of the batch, which a payment without its own was judged by. */
  memo: string | null;
}

/** The payment for which a batch of all or nothing was not made, and what the rules said of it. */
export function Failure({ failure: { index, verdict, ...refusal }, memo }: FailureProps) {
  const { t } = useTranslation('batches');
  return (
    <SectionCard title={t('failure.title')}>
      <Box sx={{ display: 'grid', gap: 2, padding: 2.5 }}>
        <Alert severity="error" role="note" icon={<CrossCircleIcon size={20} />}>
          {t('failure.text', { place: index + 1, error: refusedRowWords(refusal) })}
        </Alert>
        {verdict && <VerdictView verdict={verdict} memo={memo} />}
      </Box>
    </SectionCard>
  );
}
