import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sought } from './screening.api.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { CasesCard } from './cases-card.tsx';
import { ClearancesCard } from './clearances-card.tsx';
import { ListsCard } from './lists-card.tsx';
import { SearchCard } from './search-card.tsx';
import { SearchResults } from './search-results.tsx';

/** Who is on a list of sanctions: names sought in the lists, the lists themselves, and who was told apart from them. */
export function ScreeningScreen() {
  const { t } = useTranslation('screening');
  // Whom an officer looks up is nobody else's to read, so it stays out of the address.
  const [sought, setSought] = useState<Sought | null>(null);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <SearchCard onSearch={setSought} />
        {sought && <SearchResults sought={sought} />}
        <CasesCard>
          <ListsCard />
          <ClearancesCard />
        </CasesCard>
      </Box>
    </>
  );
}
