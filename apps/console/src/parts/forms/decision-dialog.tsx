import Typography from '@mui/material/Typography';
import { Length } from 'class-validator';
import type { SampleCall } from '../../api/snippets/api-call.ts';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { type Outcome, useMutationForm } from './use-mutation-form.ts';

/** Why something is approved or refused. */
interface Decision { reason: string }

/** The rules of a reason, with what is said of one that is too short or too long. */
export function decisionRules(message: () => string): new () => Decision {
  class DecisionForm {
    @Length(3, 300, { message })
    reason = '';
  }
  return DecisionForm;
}

interface DecisionWords {
  title: string;
  text: string;
  reason: string;
  cancel: string;
  submit: string;
  pending: string;
  done: string;
}

interface DecisionDialogProps<Answer> {
  isApproved: boolean;
  /** What is decided about, as it is called. */
  name: string;
  words: DecisionWords;
  rules: new () => Decision;
  send: (reason: string) => PromiseLike<Outcome<Answer>>;
  call: (reason: string) => SampleCall;
  onClose: () => void;
}

/** Approves or refuses what somebody else asked for, for a reason that is kept. */
export function DecisionDialog<Answer>(
  { isApproved, name, words, rules, send, call, onClose }: DecisionDialogProps<Answer>,
) {
  const { toast } = useToast();
  const { form, field, submit, failure, isBusy } = useMutationForm({
    rules,
    send: ({ reason }: Decision) => send(reason),
    onDone: () => {
      toast({ title: words.done, description: name });
      onClose();
    },
  });
  return (
    <FormDialog
      title={words.title} cancel={words.cancel} submit={words.submit} pending={words.pending} isPending={isBusy}
      {...(isApproved ? {} : { tone: 'error' as const })} onClose={onClose} onOpen={() => form.setFocus('reason')}
      call={() => call(form.getValues('reason'))} onSubmit={submit}
    >
      <Typography variant="body2">{words.text}</Typography>
      <FormProblem message={failure} />
      <Field label={words.reason} multiline minRows={2} inputProps={{ dir: 'auto' }} {...field('reason')} />
    </FormDialog>
  );
}
