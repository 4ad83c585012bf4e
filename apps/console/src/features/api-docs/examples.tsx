import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Operation } from '../../api/api-document.ts';
import { CodeBlock } from '../../ui/data/code-block.tsx';

const textOf = (example: unknown): string =>
  (typeof example === 'string' ? example : JSON.stringify(example, null, 2));

/** What is sent and what comes back, as the document shows it. */
export function Examples({ operation: { request, answer } }: { operation: Operation }) {
  const { t } = useTranslation('apiDocs');
  return (
    <Box sx={columnsStyle}>
      {request !== null && <Example title={t('request')} code={textOf(request.example)} copyLabel={t('copyRequest')} />}
      {answer.example === undefined
        ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('emptyAnswer', { status: answer.status })}
          </Typography>
        )
        : (
          <Example
            title={t('answer', { status: answer.status })} code={textOf(answer.example)} copyLabel={t('copyAnswer')}
          />
        )}
    </Box>
  );
}

function Example({ title, code, copyLabel }: { title: string; code: string; copyLabel: string }) {
  const { t } = useTranslation('apiDocs');
  return (
    <Box sx={{ minInlineSize: 0 }}>
      <Typography variant="caption" component="p" sx={titleStyle}>
        {title}
      </Typography>
      <CodeBlock code={code} label={title} copyLabel={copyLabel} copied={t('copied')} />
    </Box>
  );
}

const titleStyle = { fontWeight: 600, color: 'text.secondary', marginBlockEnd: 0.75 } as const;

const columnsStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(20rem, 1fr))' },
} as const;
