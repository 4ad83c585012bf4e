import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../../ui/section-card.tsx';
import { AskForm } from './ask-form.tsx';
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
  const choose = (question: string) => {
    form.setValue('question', question, { shouldValidate: true });
    onSubmit();
  };
  return (
    <SectionCard title={t('form.title')} subtitle={t('form.subtitle')}>
      <Box sx={{ padding: 2.5 }}>
        <AskForm form={form} isAsking={isAsking} onSubmit={onSubmit} rows={4}>
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
        </AskForm>
      </Box>
    </SectionCard>
  );
}
