import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { SearchIcon } from '../../../ui/icons/action-icons.tsx';
import type { QuestionForm } from './guidance.form.ts';

interface AskFormProps {
  form: UseFormReturn<QuestionForm>;
  isAsking: boolean;
  onSubmit: () => void;
  /** How many lines of the question are seen at once. */
  rows: number;
  children?: ReactNode;
}

/** The box for a question to the assistant. */
export function AskForm({ form, isAsking, onSubmit, rows, children }: AskFormProps) {
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
        rows={rows}
        slotProps={{ input: { dir: 'auto' } }}
      />
      <BusyButton
        type="submit"
        variant="contained"
        startIcon={<SearchIcon />}
        isBusy={isAsking}
      >
        {t(isAsking ? 'form.pending' : 'form.submit')}
      </BusyButton>
      {children}
    </Box>
  );
}
