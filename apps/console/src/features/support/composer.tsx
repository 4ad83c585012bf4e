import type { SupportConversationDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { type KeyboardEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showProblem } from '../../api/form-problems.ts';
import { useWriteSupportMessageMutation } from './support.api.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';

/** Where the next thing is said; in a solved request only whoever asked may speak, and opens it again. */
export function Composer({ request: { id, state, steps } }: { request: SupportConversationDto }) {
  const { t } = useTranslation('support');
  const [write, { isLoading }] = useWriteSupportMessageMutation();
  const form = useForm({ defaultValues: { message: '' } });
  const { errors } = form.formState;
  const isSending = useRef(false);
  const send = form.handleSubmit(async ({ message }) => {
    const { error } = await write({ id, message });
    if (error) showProblem(form, error);
    // What was written on while it was sent is the next message.
    else if (form.getValues('message') === message) form.reset();
  });
  // A second press may come before the first is drawn.
  const submit = async () => {
    if (isSending.current) return;
    isSending.current = true;
    await send();
    isSending.current = false;
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.repeat) void submit();
  };
  if (!steps.some((step) => step === 'write' || step === 'answer')) {
    return <Box sx={{ ...frameStyle, typography: 'body2', color: 'text.secondary' }}>{t('conversation.closed')}</Box>;
  }
  return (
    <Box component="form" noValidate onSubmit={(event) => { event.preventDefault(); void submit(); }} sx={frameStyle}>
      <FormProblem message={errors.root?.message} />
      <Field
        label={t(state === 'solved' ? 'conversation.reopen' : 'conversation.write')} hint={t('conversation.enterHint')}
        error={errors.message?.message} multiline minRows={2} maxRows={8} inputProps={{ dir: 'auto' }}
        onKeyDown={sendOnEnter} {...form.register('message', { required: t('errors.message') })}
      />
      <BusyButton type="submit" variant="contained" isBusy={isLoading} sx={{ justifySelf: 'end' }}>
        {t('conversation.send')}
      </BusyButton>
    </Box>
  );
}

const frameStyle = {
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, padding: 2.5,
  borderBlockStart: '1px solid', borderColor: 'divider',
} as const;
