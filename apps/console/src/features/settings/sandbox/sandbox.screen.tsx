import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ResetCard } from './reset-card.tsx';
import { SimulateCard } from './simulate-card.tsx';

/** Where an administrator fills the sandbox with payments, or lets it begin anew. */
export function SandboxScreen() {
  const { t } = useTranslation('sandbox');
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, maxInlineSize: '52rem' }}>
        <SimulateCard />
        <ResetCard />
      </Box>
    </>
  );
}
