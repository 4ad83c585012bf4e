import type { SandboxResetDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../../api/problem.ts';
import { useResetSandboxMutation } from './sandbox.api.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';

const word = 'RESET';

interface ResetDialogProps {
  onDone: (done: SandboxResetDto) => void;
  onClose: () => void;
}

/** Resets the sandbox once the word is written out, because everybody's wallets change at once. */
export function ResetDialog({ onDone, onClose }: ResetDialogProps) {
  const { t } = useTranslation('sandbox');
  const [reset, { error, isLoading }] = useResetSandboxMutation();
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const blank = useRef<HTMLInputElement>(null);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() !== word) {
      setIsWrong(true);
      blank.current?.focus();
      return;
    }
    const { data } = await reset(word);
    if (!data) return;
    onDone(data);
    onClose();
  };

  return (
    <FormDialog
      title={t('reset.dialog')}
      cancel={t('reset.cancel')}
      submit={t('reset.submit')}
      pending={t('reset.pending')}
      isPending={isLoading}
      tone="error"
      onOpen={() => blank.current?.focus()}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <FormProblem message={error && reasonOf(error).message} />
      <Typography variant="body2">{t('reset.warning')}</Typography>
      <Field
        ref={blank}
        label={t('reset.word', { word })}
        error={isWrong ? t('reset.wrongWord', { word }) : undefined}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setIsWrong(false);
        }}
        autoComplete="off"
        inputProps={{ dir: 'ltr' }}
      />
    </FormDialog>
  );
}
