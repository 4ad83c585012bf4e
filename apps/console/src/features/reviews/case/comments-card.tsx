import Box from '@mui/material/Box';
import { Length } from 'class-validator';
import { useTranslation } from 'react-i18next';
import { useListCaseCommentsQuery, useWriteCaseCommentMutation } from './cases.api.ts';
import { useMutationForm } from '../../../parts/forms/use-mutation-form.ts';
import { reasonOf } from '../../../api/problem.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { BusyButton } from '../../../ui/inputs/busy-button.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';

/** What an officer writes about a case. */
class CommentForm {
  @Length(1, 2000, { message: () => i18n.t('reviews:comments.length') })
  text = '';
}

/** What officers wrote about the case, in their order, and a place to write more. */
export function CommentsCard({ id }: { id: string }) {
  const { t } = useTranslation('reviews');
  const { currentData: comments, error, refetch } = useListCaseCommentsQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <SectionCard title={t('comments.title')} subtitle={t('comments.subtitle')}>
      <Box sx={{ padding: 2.5, display: 'grid', gap: 2 }}>
        {error && <ErrorState title={t('comments.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
        {comments && comments.length > 0 && (
          <Box component="ol" sx={listStyle}>
            {comments.map(({ id: key, author, text, writtenAt }) => (
              <Box component="li" key={key} sx={{ display: 'grid', gap: 0.5 }}>
                <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, typography: 'caption' }}>
                  <Box component="bdi" sx={{ fontWeight: 600 }}>{author.name}</Box>
                  <DateTime at={writtenAt} />
                </Box>
                <Box dir="auto" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{text}</Box>
              </Box>
            ))}
          </Box>
        )}
        <WriteComment id={id} />
      </Box>
    </SectionCard>
  );
}

function WriteComment({ id }: { id: string }) {
  const { t } = useTranslation('reviews');
  const [write] = useWriteCaseCommentMutation();
  const { field, submit, failure, isBusy } = useMutationForm({
    rules: CommentForm,
    send: ({ text }) => write({ id, text }),
    onDone: (_, __, form) => form.reset(),
  });
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
      <FormProblem message={failure} />
      <Field
        label={t('comments.text')}
        multiline
        minRows={2}
        inputProps={{ dir: 'auto' }}
        {...field('text')}
      />
      <BusyButton type="submit" variant="outlined" isBusy={isBusy} sx={{ justifySelf: 'start' }}>
        {t('comments.write')}
      </BusyButton>
    </Box>
  );
}

const listStyle = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2, typography: 'body2' } as const;
