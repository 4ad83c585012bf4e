import type { ApiKeyDto, NewApiKeyDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListApiKeysQuery } from '../../../api/api-keys.api.ts';
import { reasonOf } from '../../../api/problem.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../../ui/loading/skeletons.tsx';
import { CreateKeyDialog } from './create-dialog.tsx';
import { type KeyStep, ConfirmKeyDialog } from './confirm-key-dialog.tsx';
import { KeyRow } from './key-row.tsx';
import { ShownOnceDialog } from './shown-once-dialog.tsx';

/** The keys by which one's programs act for oneself: made, replaced and ended, with what each has used. */
export function KeysScreen() {
  const { t } = useTranslation('apiKeys');
  const { data: keys, error, refetch } = useListApiKeysQuery(undefined, { refetchOnMountOrArgChange: true });
  const [asked, setAsked] = useState<{ apiKey: ApiKeyDto; step: KeyStep } | null>(null);
  const [made, setMade] = useState<NewApiKeyDto | null>(null);
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={<NewKey onMade={setMade} />}
      />
      <SectionCard title={t('list')}>
        {error && <ErrorState title={t('failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
        {!keys && !error && <RowsSkeleton rows={3} height={72} />}
        {keys?.length === 0 && <EmptyState title={t('empty')} description={t('emptyHint')} />}
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {keys?.map((apiKey) => (
            <KeyRow key={apiKey.id} apiKey={apiKey} onStep={(step) => setAsked({ apiKey, step })} />
          ))}
        </Box>
      </SectionCard>
      {asked && <ConfirmKeyDialog {...asked} onMade={setMade} onClose={() => setAsked(null)} />}
      {made && <ShownOnceDialog apiKey={made} onClose={() => setMade(null)} />}
    </>
  );
}

function NewKey({ onMade }: { onMade: (made: NewApiKeyDto) => void }) {
  const { t } = useTranslation('apiKeys');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setIsOpen(true)}>{t('create')}</Button>
      {isOpen && <CreateKeyDialog onMade={onMade} onClose={() => setIsOpen(false)} />}
    </>
  );
}
