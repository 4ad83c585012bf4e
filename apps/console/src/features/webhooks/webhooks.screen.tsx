import type { WebhookDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reasonOf } from '../../api/problem.ts';
import { useListWebhooksQuery } from './webhooks.api.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PlusIcon } from '../../ui/icons/action-icons.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { rowStyle } from '../../ui/layout/row-style.ts';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookChip } from './state-chips.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

/** The systems of one's own that hear of events. */
export function WebhooksScreen() {
  const { t } = useTranslation('webhooks');
  const { data: webhooks, error, refetch } = useListWebhooksQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isCreating, setIsCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const create = (
    <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setIsCreating(true)}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} actions={create} />
      <SectionCard title={t('list.title')} subtitle={t('list.subtitle')}>
        {error && <ErrorState title={t('list.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
        {!webhooks && !error && <RowsSkeleton rows={3} />}
        {webhooks?.length === 0 && <EmptyState title={t('list.empty')} description={t('list.emptyHint')} />}
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {webhooks?.map((webhook) => <WebhookRow key={webhook.id} webhook={webhook} />)}
        </Box>
      </SectionCard>
      {isCreating && (
        <WebhookDialog onClose={() => setIsCreating(false)} onCreated={(created) => setSecret(created.secret)} />
      )}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}

function WebhookRow({ webhook }: { webhook: WebhookDto }) {
  const { t } = useTranslation('webhooks');
  const { id, url, description, types } = webhook;
  return (
    <Box component="li" aria-label={url} sx={rowStyle}>
      <Box sx={{ flex: '2 1 18rem', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <MuiLink component={Link} to={`/settings/webhooks/${id}`} sx={{ fontWeight: 600 }}>
          <bdi dir="ltr">{url}</bdi>
        </MuiLink>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <bdi>{description}</bdi>
        </Box>
      </Box>
      <Box sx={{ flex: '1 1 12rem', typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {types.length === 0 ? t('list.allTypes') : <bdi dir="ltr">{types.join(', ')}</bdi>}
      </Box>
      <Box sx={{ flex: { md: '0 0 14rem' }, textAlign: { md: 'end' } }}>
        <WebhookChip webhook={webhook} />
      </Box>
    </Box>
  );
}
