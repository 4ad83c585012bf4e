import type { WebhookDto, WebhookWithSecretDto } from '@connect/sdk';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showProblem } from '../../api/form-problems.ts';
import { saveWebhook, useCreateWebhookMutation, useUpdateWebhookMutation } from './webhooks.api.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { formOf, type WebhookForm, webhookOf } from './webhook.form.ts';

interface WebhookDialogProps {
  /** The webhook that is changed; a new one without it. */
  webhook?: WebhookDto;
  onCreated?: (webhook: WebhookWithSecretDto) => void;
  onClose: () => void;
}

/** Asks where events shall go, and which; the API says what is wrong with an address. */
export function WebhookDialog({ webhook, onCreated, onClose }: WebhookDialogProps) {
  const { t } = useTranslation('webhooks');
  const [create, creating] = useCreateWebhookMutation();
  const [update, updating] = useUpdateWebhookMutation();
  const form = useForm<WebhookForm>({ defaultValues: formOf(webhook) });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    const requested = webhookOf(values);
    const { data: created, error } = webhook
      ? { data: undefined, error: (await update({ id: webhook.id, webhook: requested })).error }
      : await create(requested);
    if (error) {
      showProblem(form, error);
      return;
    }
    onClose();
    if (created) onCreated?.(created);
  });

  return (
    <FormDialog
      title={t(webhook ? 'form.change' : 'form.create')}
      cancel={t('form.cancel')}
      submit={t(webhook ? 'form.save' : 'form.add')}
      pending={t('form.pending')}
      isPending={creating.isLoading || updating.isLoading}
      onOpen={() => form.setFocus('url')}
      call={() => (sdk) => saveWebhook(sdk, webhookOf(form.getValues()), webhook?.id)}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <FormProblem message={errors.root?.message} />
      <Field
        label={t('form.url')} hint={t('form.urlHint')} error={errors.url?.message} type="url"
        inputProps={{ dir: 'ltr' }}
        {...form.register('url')}
      />
      <Field
        label={t('form.description')} error={errors.description?.message} inputProps={{ dir: 'auto' }}
        {...form.register('description')}
      />
      <Field
        label={t('form.types')} hint={t('form.typesHint')} error={errors.types?.message} inputProps={{ dir: 'ltr' }}
        {...form.register('types')}
      />
    </FormDialog>
  );
}
