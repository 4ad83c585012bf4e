import type { BankStandingDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListBankStandingsQuery } from './banks.api.ts';
import { reasonOf } from '../../api/problem.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PlusIcon } from '../../ui/icons/action-icons.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { BankRow } from './bank-row.tsx';
import { IdentifiersDialog } from './identifiers-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { BankStateDialog } from './bank-state-dialog.tsx';

type Asked = { what: 'new' } | { what: 'name' | 'identifiers' | 'state'; bank: BankStandingDto };

/** Which banks take part: administrators add them, rename them, suspend them and invite their officers. */
export function BanksScreen() {
  const { t } = useTranslation('banks');
  const { data: banks, error, refetch } = useListBankStandingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <PageHeader
        title={t('title')} subtitle={t('subtitle')}
        actions={
          <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setAsked({ what: 'new' })}>
            {t('create')}
          </Button>
        }
      />
      <SectionCard title={t('list')}>
        {error && <ErrorState title={t('failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
        {!banks && !error && <RowsSkeleton rows={3} height={72} />}
        {banks?.length === 0 && <EmptyState title={t('empty')} />}
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {banks?.map((bank) => (
            <BankRow
              key={bank.id} bank={bank} onRename={() => setAsked({ what: 'name', bank })}
              onIdentify={() => setAsked({ what: 'identifiers', bank })}
              onState={() => setAsked({ what: 'state', bank })}
            />
          ))}
        </Box>
      </SectionCard>
      {asked?.what === 'new' && <NameDialog onClose={close} />}
      {asked?.what === 'name' && <NameDialog bank={asked.bank} onClose={close} />}
      {asked?.what === 'identifiers' && <IdentifiersDialog bank={asked.bank} onClose={close} />}
      {asked?.what === 'state' && <BankStateDialog bank={asked.bank} onClose={close} />}
    </>
  );
}
