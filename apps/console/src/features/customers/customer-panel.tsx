import type { CustomerDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useGetCustomerQuery, useListCustomerChangesQuery } from '../../api/customers.api.ts';
import { reasonOf } from '../../api/problem.ts';
import { FileFacts } from '../../parts/customer-file/file-facts.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { FactsList } from '../../ui/data/facts-list.tsx';
import { PaymentsLink } from '../../parts/payments/payments-link.tsx';
import { SidePanel } from '../../ui/layout/side-panel.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { ProposeButton } from './change/propose-button.tsx';
import { PendingChange } from './pending-change.tsx';

interface CustomerPanelProps { customerId: string; onClose: () => void }

/** One customer: what waits to be decided, the file in force, and its versions. */
export function CustomerPanel({ customerId, onClose }: CustomerPanelProps) {
  const { t } = useTranslation('customers');
  const { currentData: customer, error } = useGetCustomerQuery(customerId, {
    skip: customerId === '', refetchOnMountOrArgChange: true,
  });
  return (
    <SidePanel
      open={customerId !== ''} onClose={onClose} title={customer?.name ?? t('file.title')}
      subtitle={customer && <bdi dir="ltr">{customer.username}</bdi>}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, padding: 2.5 }}>
        {error && <ErrorState title={t('file.failed')} {...reasonOf(error)} />}
        {!customer && !error && <RowsSkeleton rows={8} height={40} />}
        {customer?.pending && <PendingChange customer={customer} change={customer.pending} />}
        {customer && (
          <section>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', marginBlockEnd: 1 }}>
              <Typography variant="h3">{t('file.title')}</Typography>
              <ProposeButton customer={customer} />
            </Box>
            <FileFacts customer={customer} />
            <PaymentsLink of={{ actor: customer.id }} />
          </section>
        )}
        {customer && <History customer={customer} />}
      </Box>
    </SidePanel>
  );
}

function History({ customer: { id } }: { customer: CustomerDto }) {
  const { t } = useTranslation('customers');
  const { currentData: changes, error } = useListCustomerChangesQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <section>
      <Typography variant="h3" gutterBottom>{t('history.title')}</Typography>
      {error && <ErrorState title={t('history.failed')} {...reasonOf(error)} />}
      {changes && (
        <FactsList
          facts={changes.map(({ id: changeId, version, state, proposedAt, decidedAt, decidedBy }) => ({
            label: `${t('history.of', { version })} · ${t(`history.${state}`)}`,
            value: (
              <Box key={changeId}>
                <DateTime at={decidedAt ?? proposedAt} />
                {decidedBy !== null && <Box sx={{ color: 'text.secondary' }}><bdi>{decidedBy}</bdi></Box>}
              </Box>
            ),
          }))}
        />
      )}
    </section>
  );
}
