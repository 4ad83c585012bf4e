import type { ChatState } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { showProblem } from '../../api/form-problems.ts';
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
  const [begin, { isLoading }] = useBeginSupportChatMutation();
  const form = useForm({ defaultValues: { message: '' } });
  const { errors } = form.formState;
  const isAvailable = chat === 'available';

  const submit = form.handleSubmit(async ({ message }) => {
    const { data, error } = await begin(message);
    if (error) {
      showProblem(form, error);
      return;
    }
    if (data.kind === 'request') toast({ title: t('chat.left'), description: t('chat.leftText', data) });
    void navigate(`/support/requests/${data.number}`);
  });

  return (
    <FormDialog
      title={t(isAvailable ? 'chat.title' : 'chat.leave')}
      cancel={t('cancel')}
      submit={t(isAvailable ? 'chat.begin' : 'chat.leaveSubmit')}
      pending={t('chat.pending')}
      isPending={isLoading}
      onOpen={() => form.setFocus('message')}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <Typography variant="body2">{t(`chat.${chat}`, { hours })}</Typography>
      <FormProblem message={errors.root?.message} />
      <Field
        label={t('chat.message')} error={errors.message?.message} multiline minRows={3} inputProps={{ dir: 'auto' }}
        {...form.register('message', { required: t('errors.message') })}
      />
    </FormDialog>
  );
}
