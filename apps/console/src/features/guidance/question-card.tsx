import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { SearchIcon } from '../../ui/icons/action-icons.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import type { QuestionForm } from './guidance.form.ts';

const examples = ['loanFee', 'settleEarly', 'goldAr', 'zakat', 'bitcoin'] as const;

interface QuestionCardProps {
  form: UseFormReturn<QuestionForm>;
  isAsking: boolean;
  onSubmit: () => void;
}

/** Takes a question, or one of the examples. */
export function QuestionCard({ form, isAsking, onSubmit }: QuestionCardProps) {
  const { t } = useTranslation('guidance');
  const { errors } = form.formState;
  const choose = (question: string) => {
    form.setValue('question', question, { shouldValidate: true });
    onSubmit();
  };
  return (
    <SectionCard title={t('form.title')} subtitle={t('form.subtitle')}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        sx={{ display: 'grid', gap: 2, padding: 2.5 }}
      >
        <FormProblem message={errors.root?.message} />
        <Field
          {...form.register('question')}
          label={t('form.question')}
          hint={t('form.hint')}
          error={errors.question?.message}
          multiline
          rows={4}
          slotProps={{ input: { dir: 'auto' } }}
        />
        <Button
          type="submit"
          variant="contained"
          startIcon={<SearchIcon />}
          loading={isAsking}
          loadingPosition="start"
        >
          {t(isAsking ? 'form.pending' : 'form.submit')}
        </Button>
        <Box role="group" aria-label={t('form.examples')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', flex: '1 0 100%' }}>
            {t('form.examples')}
          </Typography>
          {examples.map((key) => (
            <Chip
              key={key}
              label={<span dir="auto">{t(`example.${key}`)}</span>}
              variant="outlined"
              disabled={isAsking}
              onClick={() => choose(t(`example.${key}`))}
            />
          ))}
        </Box>
      </Box>
    </SectionCard>
  );
}
