import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { type Block, useTopics } from './topics.ts';

/** One article of the Help Center, with the way to its neighbours. */
export function ArticleScreen() {
  const { t } = useTranslation('help');
  const { slug } = useParams();
  const topics = useTopics();
  const articles = topics.flatMap((topic) => topic.articles.map((article) => ({ ...article, topic: topic.title })));
  const place = articles.findIndex((article) => article.slug === slug);
  const article = articles[place];
  const back = <Button component={Link} to="/help" variant="outlined">{t('article.back')}</Button>;
  if (!article) {
    return (
      <Card><EmptyState title={t('article.notFound')} description={t('article.notFoundHint')} action={back} /></Card>
    );
  }
  const [previous, next] = [articles[place - 1], articles[place + 1]];
  return (
    <>
      <PageHeader title={article.title} subtitle={article.topic} actions={back} />
      <Card component="article" sx={articleStyle}>
        {article.blocks.map((block, n) => <ArticleBlock key={n} block={block} />)}
      </Card>
      <Box component="nav" aria-label={t('index')} sx={neighboursStyle}>
        {previous && <Neighbour to={previous.slug} label={t('article.previous')} title={previous.title} />}
        {next && <Neighbour to={next.slug} label={t('article.next')} title={next.title} />}
      </Box>
    </>
  );
}

function ArticleBlock({ block: { text, steps, points } }: { block: Block }) {
  if (text !== undefined) return <p>{text}</p>;
  if (steps !== undefined) return <ol>{steps.map((step) => <li key={step}>{step}</li>)}</ol>;
  return <ul>{points?.map((point) => <li key={point}>{point}</li>)}</ul>;
}

function Neighbour({ to, label, title }: { to: string; label: string; title: string }) {
  return (
    <Button component={Link} to={`/help/${to}`} sx={{ display: 'block', textAlign: 'start', whiteSpace: 'normal' }}>
      <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>{label}</Box>
      {title}
    </Button>
  );
}

const articleStyle = {
  maxInlineSize: '46rem',
  paddingInline: { xs: 2.5, md: 4 },
  paddingBlock: 2,
  '& p, & li': { lineHeight: 1.75, maxInlineSize: '70ch' },
  '& li': { marginBlock: 0.75 },
  '& ol, & ul': { paddingInlineStart: 3 },
} as const;

const neighboursStyle = {
  display: 'flex', justifyContent: 'space-between', gap: 2, maxInlineSize: '46rem', marginBlockStart: 2,
} as const;
