import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Prices } from './prices.tsx';
import { Recipients } from './recipients.tsx';

/** The registers behind zakat: prices of gold and silver, and those whom it may be paid to. */
export function ZakatRegistersScreen() {
  const { t } = useTranslation('zakat');
  return (
    <>
      <PageHeader title={t('registers.title')} subtitle={t('registers.subtitle')} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <Prices />
        <Recipients />
      </Box>
    </>
  );
}
