import type { WebhookDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { reasonOf } from '../../api/problem.ts';
import {
  useDeleteWebhookMutation, useGetWebhookQuery, useReplayDeliveriesMutation, useRotateWebhookSecretMutation,
  useSetWebhookEnabledMutation, useTestWebhookMutation,
} from './webhooks.api.ts';
import { ApiRequestButton } from '../../parts/api-request/api-request-button.tsx';
import type { SampleCall } from '../../api/snippets/api-call.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { FactsList } from '../../ui/data/facts-list.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { DeliveriesCard } from './deliveries-card.tsx';
import { explanationOf } from './explanation.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookChip } from './state-chips.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

/** One webhook: where it goes, how it stands, what was delivered to it, and what can be done with it. */
export function WebhookScreen() {
  const { t } = useTranslation('webhooks');
  const { id = '' } = useParams();
  const { currentData: webhook, error, refetch } = useGetWebhookQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader
        title={t('page.title')}
        {...(webhook ? { subtitle: webhook.url } : {})}
        actions={<ApiRequestButton calls={() => callsOf(id)} />}
      />
      {error && <ErrorState title={t('page.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      {!webhook && !error && <RowsSkeleton rows={5} height={40} />}
      {webhook && (
        <Box key={webhook.id} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <WebhookCard webhook={webhook} />
          <DeliveriesCard webhookId={webhook.id} isEnabled={webhook.state === 'enabled'} />
        </Box>
      )}
    </>
  );
}

const callsOf = (id: string): SampleCall[] => [
  (sdk) => sdk.webhooks.getWebhook({ id }),
  (sdk) => sdk.webhooks.listDeliveries({ id }),
  (sdk) => sdk.webhooks.testWebhook({ id }),
  (sdk) => sdk.webhooks.rotateWebhookSecret({ id, requestBody: {} }),
  (sdk) => sdk.webhooks.replayDeliveries({ id, requestBody: { state: 'failed' } }),
];

function WebhookCard({ webhook }: { webhook: WebhookDto }) {
  const { t } = useTranslation('webhooks');
  const facts = [
    { label: t('page.state'), value: <WebhookChip webhook={webhook} /> },
    { label: t('form.description'), value: <bdi>{webhook.description || t('page.none')}</bdi> },
    {
      label: t('form.types'),
      value: webhook.types.length === 0 ? t('list.allTypes') : <bdi dir="ltr">{webhook.types.join(', ')}</bdi>,
    },
    { label: t('page.created'), value: <DateTime at={webhook.createdAt} /> },
    ...(webhook.failingSince === null
      ? []
      : [{ label: t('page.failingSince'), value: <DateTime at={webhook.failingSince} /> }]),
    ...(webhook.previousSecretUntil === null
      ? []
      : [{ label: t('page.twoSecrets'), value: <DateTime at={webhook.previousSecretUntil} /> }]),
  ];
  return (
    <SectionCard title={t('page.about')}>
      <Box sx={{ paddingInline: 2.5, paddingBlock: 1 }}>
        <FactsList facts={facts} />
      </Box>
      <Actions webhook={webhook} />
    </SectionCard>
  );
}

function Actions({ webhook }: { webhook: WebhookDto }) {
  const { t } = useTranslation('webhooks');
  const { toast } = useToast();
  const { id } = webhook;
  const isEnabled = webhook.state === 'enabled';
  const [open, setOpen] = useState<'change' | 'delete' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [test, testing] = useTestWebhookMutation();
  const [rotate, rotating] = useRotateWebhookSecretMutation();
  const [setEnabled, enabling] = useSetWebhookEnabledMutation();
  const [replay, replaying] = useReplayDeliveriesMutation();

  const fail = (error: unknown) => toast({ tone: 'negative', title: t('failed'), ...explanationOf(error) });
  const sendTest = async () => {
    const { error } = await test(id);
    if (error) fail(error);
    else toast({ title: t('test.sent') });
  };
  const change = async () => {
    const { error } = await setEnabled({ id, isEnabled: !isEnabled });
    if (error) fail(error);
  };
  const renew = async () => {
    const { data, error } = await rotate(id);
    if (error) fail(error);
    else setSecret(data.secret);
  };
  const replayFailed = async () => {
    const { data, error } = await replay({ id, range: { state: 'failed' } });
    if (error) fail(error);
    else toast({ title: t('replay.done', { count: data.replayed }) });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, padding: 2.5 }}>
      <BusyButton variant="contained" disabled={!isEnabled} isBusy={testing.isLoading} onClick={() => void sendTest()}>
        {t('test.send')}
      </BusyButton>
      <BusyButton
        variant="outlined" disabled={!isEnabled} isBusy={replaying.isLoading} onClick={() => void replayFailed()}
      >
        {t('replay.failed')}
      </BusyButton>
      <Button variant="outlined" color="inherit" onClick={() => setOpen('change')}>
        {t('form.change')}
      </Button>
      <BusyButton variant="outlined" color="inherit" isBusy={rotating.isLoading} onClick={() => void renew()}>
        {t('rotate')}
      </BusyButton>
      <BusyButton variant="outlined" color="inherit" isBusy={enabling.isLoading} onClick={() => void change()}>
        {t(isEnabled ? 'disable' : 'enable')}
      </BusyButton>
      <Button color="error" onClick={() => setOpen('delete')}>
        {t('remove.title')}
      </Button>
      {open === 'change' && <WebhookDialog webhook={webhook} onClose={() => setOpen(null)} />}
      {open === 'delete' && <DeleteDialog webhook={webhook} onClose={() => setOpen(null)} onFailed={fail} />}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </Box>
  );
}

interface DeleteDialogProps { webhook: WebhookDto; onClose: () => void; onFailed: (error: unknown) => void }

function DeleteDialog({ webhook: { id, url }, onClose, onFailed }: DeleteDialogProps) {
  const { t } = useTranslation('webhooks');
  const navigate = useNavigate();
  const [remove, { isLoading }] = useDeleteWebhookMutation();
  const submit = async () => {
    const { error } = await remove(id);
    onClose();
    if (error) onFailed(error);
    else void navigate('/settings/webhooks');
  };
  return (
    <FormDialog
      title={t('remove.title')} cancel={t('form.cancel')} submit={t('remove.submit')} pending={t('form.pending')}
      isPending={isLoading} tone="error" onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>{t('remove.text', { url })}</Box>
    </FormDialog>
  );
}
