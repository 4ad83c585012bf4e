import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../ui/inputs/busy-button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { SearchIcon } from '../../../ui/icons/action-icons.tsx';
import type { QuestionForm } from './guidance.form.ts';

/** A question that may be asked, or is being asked, or was given up. */
export interface Asking {
  form: UseFormReturn<QuestionForm>;
  isAsking: boolean;
  isStopped: boolean;
  onSubmit: () => void;
  /** Null where it cannot be given up. */
  onStop: (() => void) | null;
}

interface AskFormProps extends Asking {
  /** How many lines of the question are seen at once. */
  rows: number;
  children?: ReactNode;
}

/** The box for a question to the assistant. */
export function AskForm({ form, isAsking, isStopped, onSubmit, onStop, rows, children }: AskFormProps) {
  const { t } = useTranslation('guidance');
  const { errors } = form.formState;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      <FormProblem message={errors.root?.message} />
      <Field
        {...form.register('question')}
        label={t('form.question')}
        hint={t('form.hint')}
        error={errors.question?.message}
        multiline
        minRows={rows}
        inputProps={{ dir: 'auto' }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <BusyButton
          type="submit"
          variant="contained"
          startIcon={<SearchIcon />}
          isBusy={isAsking}
          sx={{ flex: '1 1 auto' }}
        >
          {t(isAsking ? 'form.pending' : 'form.submit')}
        </BusyButton>
        {isAsking && onStop && (
          <Button variant="outlined" color="inherit" onClick={onStop}>{t('form.stop')}</Button>
        )}
      </Box>
      <Typography role="status" variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {isStopped && t('form.stopped')}
      </Typography>
      {children}
    </Box>
  );
}
