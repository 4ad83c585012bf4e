import type { ChatState } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { useBeginSupportChatMutation } from './support.api.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';

interface ChatDialogProps { chat: ChatState; hours: string; onClose: () => void }

/** Takes the first words of a chat; where nobody is there it says so, and the words are kept as a request. */
export function ChatDialog({ chat, hours, onClose }: ChatDialogProps) {
  const { t } = useTranslation('support');
  const { toast } = useToast();
  const navigate = useNavigate();
  const [begin] = useBeginSupportChatMutation();
  const isAvailable = chat === 'available';
  const { form, field, submit, failure, isBusy } = useMutationForm({
    values: { message: '' },
    send: ({ message }) => begin(message),
    onDone: (begun) => {
      if (begun.kind === 'request') toast({ title: t('chat.left'), description: t('chat.leftText', begun) });
      void navigate(`/support/requests/${begun.number}`);
    },
  });

  return (
    <FormDialog
      title={t(isAvailable ? 'chat.title' : 'chat.leave')}
      cancel={t('cancel')}
      submit={t(isAvailable ? 'chat.begin' : 'chat.leaveSubmit')}
      pending={t('chat.pending')}
      isPending={isBusy}
      onOpen={() => form.setFocus('message')}
      onClose={onClose}
      onSubmit={submit}
    >
      <Typography variant="body2">{t(`chat.${chat}`, { hours })}</Typography>
      <FormProblem message={failure} />
      <Field
        label={t('chat.message')} multiline minRows={3} inputProps={{ dir: 'auto' }}
        {...field('message', { required: t('errors.message') })}
      />
    </FormDialog>
  );
}
