import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { GeometricPattern } from '../../ui/geometric-pattern.tsx';

interface MessageScreenProps {
  title: string;
  text: string;
  back: string;
  /** Another way on. */
  children?: ReactNode;
}

/** A screen that has nothing to show but a sentence and the way back. */
export function MessageScreen({ title, text, back, children }: MessageScreenProps) {
  return (
    <Card sx={{ position: 'relative', overflow: 'hidden', paddingInline: 3, paddingBlock: 10, textAlign: 'center' }}>
      <Box sx={{ color: 'primary.main' }}>
        <GeometricPattern opacity={0.08} />
      </Box>
      <Box sx={{ position: 'relative', maxInlineSize: '52ch', marginInline: 'auto' }}>
        <Typography variant="h1">{title}</Typography>
        <Typography sx={{ color: 'text.secondary', marginBlockStart: 1, marginBlockEnd: 3 }}>{text}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          <Button component={Link} to="/" variant="contained">
            {back}
          </Button>
          {children}
        </Box>
      </Box>
    </Card>
  );
}
