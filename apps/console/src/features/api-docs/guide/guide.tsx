import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CodeBlock } from '../../../ui/data/code-block.tsx';
import { samples, type GuideTopic, topics } from './samples.ts';

/** What holds for every call: how to sign in, what refusals look like, how to repeat safely, how to hear of events. */
export function Guide() {
  const { t } = useTranslation('apiDocs');
  return (
    <Box component="section" aria-label={t('guide.title')} sx={listStyle}>
      <Box>
        <Box component="h2" sx={{ typography: 'h1', fontSize: '1.25rem', margin: 0 }}>{t('guide.title')}</Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>{t('guide.subtitle')}</Typography>
      </Box>
      {topics.map((topic) => <Section key={topic} topic={topic} />)}
    </Box>
  );
}

function Section({ topic }: { topic: GuideTopic }) {
  const { t } = useTranslation('apiDocs');
  const title = t(`guide.${topic}.title`);
  return (
    <Card component="article" aria-label={title} sx={sectionStyle}>
      <Typography variant="h3" sx={{ fontSize: '1rem' }}>{title}</Typography>
      <Typography variant="body2" sx={{ maxInlineSize: '76ch' }}>{t(`guide.${topic}.text`)}</Typography>
      <CodeBlock
        code={samples(window.location.origin)[topic]} label={title} copyLabel={t('guide.copy', { title })}
        copied={t('copied')}
      />
    </Card>
  );
}

const sectionStyle = { padding: 2.5, display: 'grid', gap: 1.25, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

const listStyle = { display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
