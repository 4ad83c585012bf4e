import Box from '@mui/material/Box';
import CardActionArea from '@mui/material/CardActionArea';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { IconProps } from '../../ui/icons/icon.tsx';

interface TileProps {
  to: string;
  title: string;
  text: string;
  Mark: ComponentType<IconProps>;
}

/** A large way to somewhere else. */
export function Tile({ to, title, text, Mark }: TileProps) {
  return (
    <Card>
      <CardActionArea component={Link} to={to} sx={{ display: 'flex', justifyContent: 'start', gap: 2, padding: 2.5 }}>
        <Box sx={{ color: 'primary.main', display: 'flex' }}><Mark size={24} /></Box>
        <Box>
          <Typography variant="h2" component="p">{title}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>{text}</Typography>
        </Box>
      </CardActionArea>
    </Card>
  );
}
