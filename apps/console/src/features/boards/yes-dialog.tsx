import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { SampleCall } from '../../api/snippets/api-call.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { type Outcome, useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';

interface YesDialogProps<Answer> {
  words: { title: string; text: string; submit: string; cancel: string; pending: string; done: string };
  isEnd?: boolean;
  send: () => PromiseLike<Outcome<Answer>>;
  call: SampleCall;
  children?: ReactNode;
  onDone?: () => void;
  onClose: () => void;
}

/** Does one thing after a yes. */
export function YesDialog<Answer>(props: YesDialogProps<Answer>) {
  const { words: { title, text, submit: yes, cancel, pending, done }, isEnd = false, send, call, children } = props;
  const { onDone, onClose } = props;
  const { toast } = useToast();
  const { submit, failure, isBusy } = useMutationForm<object, Answer>({
    send,
    onDone: () => {
      toast({ title: done });
      onDone?.();
      onClose();
    },
  });
  return (
    <FormDialog
      title={title} cancel={cancel} submit={yes} pending={pending} isPending={isBusy} call={() => call}
      {...(isEnd && { tone: 'error' as const })} onClose={onClose} onSubmit={submit}
    >
      <Typography variant="body2">{text}</Typography>
      <FormProblem message={failure} />
      {children}
    </FormDialog>
  );
}
