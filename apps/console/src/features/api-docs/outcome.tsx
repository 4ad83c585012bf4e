import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Tried } from '../../api/api-document.api.ts';
import { isProblem, type Problem } from '../../api/problem.ts';
import { CodeBlock } from '../../ui/data/code-block.tsx';
import { ToneChip } from '../../ui/data/tone-chip.tsx';

interface OutcomeProps {
  tried: Tried | undefined;
  failure: unknown;
}

const bodyOf = ({ sentence, code, details, requestId }: Problem): object =>
  ({ error: sentence, code, ...(details === undefined ? {} : { details }), requestId });

/** What a call that was tried came to. */
export function CallOutcome({ tried, failure }: OutcomeProps) {
  const { t } = useTranslation('apiDocs');
  const problem = isProblem(failure) ? failure : undefined;
  if (!tried && !problem) return null;
  const body = problem ? bodyOf(problem) : tried?.body;
  const text = typeof body === 'string' ? body : JSON.stringify(body, null, 2);
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <ToneChip tone={problem ? 'negative' : 'positive'} label={String(problem?.status ?? tried?.status)} />
        {tried && !problem && (
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{t('try.took', { ms: tried.durationMs })}</Box>
        )}
      </Box>
      {body !== undefined && (
        <CodeBlock code={text} label={t('try.outcome')} copyLabel={t('copyAnswer')} copied={t('copied')} />
      )}
    </Box>
  );
}
