import type { SaveWebhookDto, WebhookDto, WebhookWithSecretDto } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { useGetStatusQuery } from '../../api/status.api.ts';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { saveWebhook, useCreateWebhookMutation, useUpdateWebhookMutation } from './webhooks.api.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';

/** Where events go and which, as one writes it down. */
interface WebhookForm {
  url: string;
  description: string;
  /** Types separated by commas or blanks; none for all. */
  types: string;
}

const formOf = (webhook?: WebhookDto): WebhookForm => ({
  url: webhook?.url ?? '',
  description: webhook?.description ?? '',
  types: webhook?.types.join(', ') ?? '',
});

/** The form in the words of the API. */
const webhookOf = ({ url, description, types }: WebhookForm): SaveWebhookDto => ({
  url: url.trim(),
  description,
  types: types.split(/[\s,]+/).filter((type) => type !== ''),
});

const isNew = (saved: WebhookDto | WebhookWithSecretDto): saved is WebhookWithSecretDto => 'secret' in saved;

interface WebhookDialogProps {
  /** The webhook that is changed; a new one without it. */
  webhook?: WebhookDto;
  onCreated?: (webhook: WebhookWithSecretDto) => void;
  onClose: () => void;
}

/** Asks where events shall go, and which; the API says what is wrong with an address. */
export function WebhookDialog({ webhook, onCreated, onClose }: WebhookDialogProps) {
  const { t } = useTranslation('webhooks');
  const mayBeLoopback = useGetStatusQuery().data?.webhookLoopback === true;
  const [create] = useCreateWebhookMutation();
  const [update] = useUpdateWebhookMutation();
  const { form, field, submit, failure, isBusy } = useMutationForm({
    values: formOf(webhook),
    send: (written) => (webhook ? update({ id: webhook.id, webhook: webhookOf(written) }) : create(webhookOf(written))),
    onDone: (saved) => {
      onClose();
      if (isNew(saved)) onCreated?.(saved);
    },
  });

  return (
    <FormDialog
      title={t(webhook ? 'form.change' : 'form.create')}
      cancel={t('form.cancel')}
      submit={t(webhook ? 'form.save' : 'form.add')}
      pending={t('form.pending')}
      isPending={isBusy}
      onOpen={() => form.setFocus('url')}
      call={() => (sdk) => saveWebhook(sdk, webhookOf(form.getValues()), webhook?.id)}
      onClose={onClose}
      onSubmit={submit}
    >
      <FormProblem message={failure} />
      <Field
        label={t('form.url')} hint={t(mayBeLoopback ? 'form.urlHintLoopback' : 'form.urlHint')} type="url"
        inputProps={{ dir: 'ltr' }}
        {...field('url')}
      />
      <Field label={t('form.description')} inputProps={{ dir: 'auto' }} {...field('description')} />
      <Field label={t('form.types')} hint={t('form.typesHint')} inputProps={{ dir: 'ltr' }} {...field('types')} />
    </FormDialog>
  );
}
