import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAskGuidanceMutation } from '../../api/compliance.api.ts';
import { showProblem } from '../../api/form-problems.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CardSkeleton } from '../../ui/skeletons.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.ts';
import { AnswerCards } from './answer-cards.tsx';
import { QuestionForm } from './guidance.form.ts';
import { QuestionCard } from './question-card.tsx';

/** Answers questions on the Shariah side of payments from named sources, and leaves to the board what is theirs. */
export function GuidanceScreen() {
  const { t } = useTranslation('guidance');
  const [ask, { data, isLoading }] = useAskGuidanceMutation();
  const form = useForm<QuestionForm>({
    resolver: classValidatorResolver(QuestionForm),
    defaultValues: new QuestionForm(),
  });
  const submit = form.handleSubmit(async ({ question }) => {
    const { error } = await ask({ question });
    if (error) showProblem(form, error);
  });
  const announcement = data
    && (data.passages[0] ? t('announce', { title: data.passages[0].title }) : t('announceReferred'));
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <Button component={Link} to="/compliance" variant="outlined" color="inherit">{t('back')}</Button>
        }
      />
      <Box sx={columnsStyle}>
        <QuestionCard form={form} isAsking={isLoading} onSubmit={() => void submit()} />
        <Box sx={{ display: 'grid', gap: 3, minInlineSize: 0 }}>
          <span role="status" style={visuallyHidden}>{announcement}</span>
          {isLoading && <CardSkeleton height={320} />}
          {!isLoading && data && <AnswerCards guidance={data} />}
          {!isLoading && !data && <Card><EmptyState title={t('empty')} description={t('emptyHint')} /></Card>}
        </Box>
      </Box>
    </>
  );
}

const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(20rem, 2fr) minmax(0, 5fr)' },
  gap: 3,
  alignItems: 'start',
} as const;
