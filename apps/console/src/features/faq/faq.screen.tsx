import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SearchField } from '../../ui/inputs/search-field.tsx';
import { useUrlState } from '../../ui/navigation/use-url-state.ts';
import { CategoryCard } from './category-card.tsx';
import { useQuestions } from './use-questions.ts';

/** Twelve questions and their answers, with a search that follows the typing. */
export function FaqScreen() {
  const { t } = useTranslation('faq');
  const [{ q }, setState] = useUrlState(['q']);
  const categories = useQuestions(q);
  const count = categories.reduce((sum, { questions }) => sum + questions.length, 0);
  const support = <Button component={Link} to="/support" variant="contained">{t('more.support')}</Button>;
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Box sx={{ maxInlineSize: '32rem' }}>
        <SearchField label={t('search')} value={q} onSearch={(text) => setState({ q: text })} />
      </Box>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', marginBlock: 2 }}>
        {t(q === '' ? 'available' : 'found', { count })}
      </Typography>
      {count === 0 && (
        <Card><EmptyState title={t('none')} description={t('noneText', { query: q })} action={support} /></Card>
      )}
      <Box sx={{ display: 'grid', gap: 3 }}>
        {categories.map((category) => <CategoryCard key={category.name} category={category} />)}
      </Box>
      <Card component="section" aria-labelledby="more-questions" sx={moreStyle}>
        <Box sx={{ flex: 1 }}>
          <Typography id="more-questions" variant="h2">{t('more.title')}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{t('more.text')}</Typography>
        </Box>
        {support}
        <Button component={Link} to="/help" variant="outlined">{t('more.help')}</Button>
      </Card>
    </>
  );
}

const moreStyle = {
  display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, padding: 2.5, marginBlockStart: 3,
} as const;
