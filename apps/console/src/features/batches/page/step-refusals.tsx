import type { BatchRefusalDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { refusedRowWords } from '../refusals.ts';
import { listStyle } from '../row-styles.ts';

/** The payments that the last step left where they stood, each with the reason. */
export function StepRefusals({ refusals }: { refusals: readonly BatchRefusalDto[] }) {
  const { t } = useTranslation('batches');
  return (
    <SectionCard title={t('refusals.title')} subtitle={t('refusals.count', { count: refusals.length })}>
      <Box component="ul" sx={{ ...listStyle, maxBlockSize: 320, overflowY: 'auto' }}>
        {refusals.map(({ transactionId, ...refusal }) => (
          <Box component="li" key={transactionId} sx={{ paddingInline: 2.5, paddingBlock: 1, typography: 'body2' }}>
            <MuiLink component={Link} to={`/transactions/${transactionId}`}>
              <bdi dir="ltr">{transactionId}</bdi>
            </MuiLink>
            <Box sx={{ color: 'text.secondary' }}>{refusedRowWords(refusal)}</Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}
