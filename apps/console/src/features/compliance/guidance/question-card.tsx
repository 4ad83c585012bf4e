import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { AskForm, type Asking } from './ask-form.tsx';

const examples = ['loanFee', 'settleEarly', 'goldAr', 'zakat', 'bitcoin'] as const;

/** Takes a question, or one of the examples. */
export function QuestionCard({ asking }: { asking: Asking }) {
  const { t } = useTranslation('guidance');
  const { form, isAsking, onSubmit } = asking;
  const choose = (question: string) => {
    form.setValue('question', question, { shouldValidate: true });
    onSubmit();
  };
  return (
    <SectionCard title={t('form.title')} subtitle={t('form.subtitle')}>
      <Box sx={{ padding: 2.5 }}>
        <AskForm {...asking} rows={4}>
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
