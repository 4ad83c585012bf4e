import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { EyeIcon } from '../../ui/icons/action-icons.tsx';
import { ArrowRightIcon, CodeIcon } from '../../ui/icons/navigation-icons.tsx';
import { BookIcon } from '../../ui/icons/help-icons.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SearchField } from '../../ui/inputs/search-field.tsx';
import { useUrlState } from '../../ui/navigation/use-url-state.ts';
import { visuallyHidden } from '../../ui/layout/visually-hidden.ts';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { Tile } from './tile.tsx';
import { type HelpTopic, topicsMatching, useTopics } from './topics.ts';

/** How Connect works, topic by topic, with a search that follows the typing. */
export function HelpScreen() {
  const { t } = useTranslation('help');
  const [{ q }, setState] = useUrlState(['q']);
  const topics = topicsMatching(useTopics(), q);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} actions={<BackButton label={t('back')} />} />
      <Box sx={{ maxInlineSize: '32rem', marginBlockEnd: 3 }}>
        <SearchField label={t('search')} value={q} onSearch={(text) => setState({ q: text })} />
      </Box>
      <Box sx={tilesStyle}>
        <Tile to="/help/tours" title={t('tutorials')} text={t('tutorialsHint')} Mark={EyeIcon} />
        <Tile to="#topics" title={t('documentation')} text={t('documentationHint')} Mark={BookIcon} />
        <Tile to="/api-docs" title={t('reference')} text={t('referenceHint')} Mark={CodeIcon} />
      </Box>
      <span role="status" style={visuallyHidden}>{q === '' ? '' : topics.map(({ title }) => title).join(', ')}</span>
      <Box id="topics" component="section" aria-label={t('index')} sx={topicsStyle}>
        {topics.map((topic) => <TopicCard key={topic.id} topic={topic} />)}
      </Box>
      {topics.length === 0 && <Card><EmptyState title={t('none')} description={t('noneHint')} /></Card>}
      <Card component="section" aria-labelledby="more-help" sx={moreStyle}>
        <Box sx={{ flex: 1 }}>
          <Typography id="more-help" variant="h2">{t('more.title')}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{t('more.text')}</Typography>
        </Box>
        <Button component={Link} to="/support" variant="contained">{t('more.support')}</Button>
        <Button component={Link} to="/faq" variant="outlined">{t('more.faq')}</Button>
      </Card>
    </>
  );
}

function BackButton({ label }: { label: string }) {
  return (
    <Button component={Link} to="/" variant="outlined" startIcon={<Box component={ArrowRightIcon} sx={backStyle} />}>
      {label}
    </Button>
  );
}

const backStyle = { transform: 'scaleX(-1)', '&:dir(rtl)': { transform: 'none' } } as const;

const tilesStyle = {
  display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' }, marginBlockEnd: 3,
} as const;

const topicsStyle = { display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } } as const;

const moreStyle = {
  display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, padding: 2.5, marginBlockStart: 3,
} as const;

/** A topic with its articles. */
function TopicCard({ topic: { title, description, articles } }: { topic: HelpTopic }) {
  return (
    <SectionCard title={title} subtitle={description}>
      <List disablePadding>
        {articles.map(({ slug, title: name }) => (
          <ListItem key={slug} disablePadding>
            <ListItemButton component={Link} to={`/help/${slug}`} sx={{ paddingInline: 2.5, minBlockSize: 44 }}>
              {name}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </SectionCard>
  );
}
