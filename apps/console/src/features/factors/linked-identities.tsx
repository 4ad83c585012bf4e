import type { LinkedIdentityDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { codeOf, reasonOf } from '../../api/problem.ts';
import { useLinkIdentityMutation, useListLinkedIdentitiesQuery } from '../../api/provider.api.ts';
import { selectIsLinked, selectProviderProblem } from '../../api/provider-return.slice.ts';
import { useGetStatusQuery } from '../../api/status.api.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { CheckCircleIcon } from '../../ui/icons/status-icons.tsx';
import { useProviderProblem } from '../../parts/sign-in/use-provider-problem.ts';
import { rowStyle } from '../../ui/layout/row-style.ts';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { UnlinkDialog } from './unlink-dialog.tsx';

/** The identities at a provider that open one's account; nothing where there is no provider and never was one. */
export function LinkedIdentities() {
  const { t } = useTranslation('provider');
  const provider = useGetStatusQuery().data?.signInProvider;
  const { data, error, refetch } = useListLinkedIdentitiesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [unlinked, setUnlinked] = useState<LinkedIdentityDto | null>(null);
  if (!provider && !data?.length) return null;
  return (
    <SectionCard title={t('linked.title')} subtitle={t('linked.subtitle')}>
      <Outcome />
      {error && <ErrorState title={t('linked.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton rows={1} height={64} />}
      {provider && data?.length === 0 && (
        <EmptyState title={t('linked.empty')} description={t('linked.emptyHint', { label: provider.label })} />
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data?.map((identity) => (
          <IdentityRow key={identity.id} identity={identity} onUnlink={() => setUnlinked(identity)} />
        ))}
      </Box>
      {provider && data?.every(({ label }) => label !== provider.label) && <LinkButton label={provider.label} />}
      {unlinked && <UnlinkDialog identity={unlinked} onClose={() => setUnlinked(null)} />}
    </SectionCard>
  );
}

/** What came of going to the provider. */
function Outcome() {
  const { t } = useTranslation('provider');
  const isLinked = useSelector(selectIsLinked);
  const problem = useProviderProblem(useSelector(selectProviderProblem));
  return (
    <>
      {isLinked && <Alert severity="success" icon={<CheckCircleIcon size={20} />}>{t('linked.done')}</Alert>}
      <FormProblem message={problem} />
    </>
  );
}

function LinkButton({ label }: { label: string }) {
  const { t, i18n } = useTranslation('provider');
  const [link, { data, isLoading, error }] = useLinkIdentityMutation();
  const problem = useProviderProblem(codeOf(error));
  const go = async () => {
    const { data: address } = await link({ language: i18n.language === 'ar' ? 'ar' : 'en' });
    if (address) location.assign(address.url);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', padding: 2 }}>
      <FormProblem message={problem} />
      <BusyButton variant="outlined" isBusy={isLoading || data !== undefined} onClick={() => void go()}>
        {t('linked.add', { label })}
      </BusyButton>
    </Box>
  );
}

function IdentityRow({ identity, onUnlink }: { identity: LinkedIdentityDto; onUnlink: () => void }) {
  const { t } = useTranslation('provider');
  const { label, issuer, linkedAt } = identity;
  return (
    <Box component="li" aria-label={label} sx={rowStyle}>
      <Box sx={{ flex: '1 1 16rem', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}><bdi>{label}</bdi></Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <bdi>{issuer}</bdi>{' · '}{t('linked.since')} <DateTime at={linkedAt} />
        </Box>
      </Box>
      <Button size="small" color="error" aria-label={t('linked.removeOf', { label })} onClick={onUnlink}>
        {t('linked.remove')}
      </Button>
    </Box>
  );
}
