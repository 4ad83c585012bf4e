import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useGetCustomerQuery } from '../../api/customers.api.ts';
import { reasonOf } from '../../api/problem.ts';
import { selectUser } from '../../api/session.slice.ts';
import { FileFacts } from '../../parts/customer-file/file-facts.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';

/** One's own file at the bank, as far as it is told to oneself. */
export function CustomerCard() {
  const { t } = useTranslation('customers');
  const user = useSelector(selectUser);
  const id = user?.id ?? '';
  const { data, error, refetch } = useGetCustomerQuery(id, { skip: id === '' });
  return (
    <SectionCard title={t('own.title')} subtitle={t('own.subtitle')}>
      {error && <ErrorState title={t('own.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      <Box sx={{ paddingInline: 2.5, paddingBlock: 1 }}>
        {/* Of officers and administrators there is usually no file. */}
        {!data && !error && <RowsSkeleton rows={user?.role === 'user' ? 6 : 1} height={40} />}
        {data && <FileFacts customer={data} />}
      </Box>
    </SectionCard>
  );
}
