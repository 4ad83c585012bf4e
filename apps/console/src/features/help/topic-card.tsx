import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { Link } from 'react-router-dom';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import type { HelpTopic } from './topics.ts';

/** A topic with its articles. */
export function TopicCard({ topic: { title, description, articles } }: { topic: HelpTopic }) {
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
