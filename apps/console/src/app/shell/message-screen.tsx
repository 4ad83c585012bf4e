import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';
import { GeometricPattern } from '../../ui/layout/geometric-pattern.tsx';

interface MessageScreenProps {
  title: string;
  text: string;
  /** What is to be known beside the sentence. */
  details?: ReactNode;
  /** The ways on. */
  children: ReactNode;
  /** Whether it is read out at once: of what nobody asked for. */
  isAlert?: boolean;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** A screen that has nothing to show but a sentence and the ways on. */
export function MessageScreen({ title, text, details, children, isAlert = false, headingRef }: MessageScreenProps) {
  return (
    <Card sx={{ position: 'relative', overflow: 'hidden', paddingInline: 3, paddingBlock: 10, textAlign: 'center' }}>
      <Box sx={{ color: 'primary.main' }}>
        <GeometricPattern opacity={0.08} />
      </Box>
      <Box sx={{ position: 'relative', maxInlineSize: '52ch', marginInline: 'auto' }}>
        <Box role={isAlert ? 'alert' : undefined}>
          <Typography ref={headingRef} variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>{title}</Typography>
          <Typography sx={{ color: 'text.secondary', marginBlockStart: 1, marginBlockEnd: 3 }}>{text}</Typography>
        </Box>
        {details}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>{children}</Box>
      </Box>
    </Card>
  );
}
