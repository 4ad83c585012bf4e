import type { SupportConversationDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { useWriteSupportMessageMutation } from './support.api.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';

/** Where the next thing is said; in a solved request only whoever asked may speak, and opens it again. */
export function MessageComposer({ request: { id, state, steps } }: { request: SupportConversationDto }) {
  const { t } = useTranslation('support');
  const [write] = useWriteSupportMessageMutation();
  const { field, submit, failure, isBusy } = useMutationForm({
    values: { message: '' },
    send: ({ message }) => write({ id, message }),
    // What was written on while it was sent is the next message.
    onDone: (_, { message }, { getValues, reset }) => {
      if (getValues('message') === message) reset();
    },
  });
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.repeat) submit();
  };
  if (!steps.some((step) => step === 'write' || step === 'answer')) {
    return <Box sx={{ ...frameStyle, typography: 'body2', color: 'text.secondary' }}>{t('conversation.closed')}</Box>;
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={frameStyle}>
      <FormProblem message={failure} />
      <Field
        label={t(state === 'solved' ? 'conversation.reopen' : 'conversation.write')} hint={t('conversation.enterHint')}
        multiline minRows={2} maxRows={8} inputProps={{ dir: 'auto' }}
        onKeyDown={sendOnEnter} {...field('message', { required: t('errors.message') })}
      />
      <BusyButton type="submit" variant="contained" isBusy={isBusy} sx={{ justifySelf: 'end' }}>
        {t('conversation.send')}
      </BusyButton>
    </Box>
  );
}

const frameStyle = {
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, padding: 2.5,
  borderBlockStart: '1px solid', borderColor: 'divider',
} as const;
