import type { GuidanceCitationDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { sourceAnchor } from './cited-text.tsx';

interface SourceListProps {
  citations: readonly GuidanceCitationDto[];
  /** How the words of the corpus are set. */
  direction: { dir: 'rtl' | 'ltr'; lang: string };
}

/** The sources of an answer under their numbers, where the links of its text lead. */
export function SourceList({ citations, direction }: SourceListProps) {
  return (
    <Box component="ol" {...direction} sx={listStyle}>
      {citations.map(({ number, id, text }) => (
        <Box component="li" key={id} id={sourceAnchor(number)} tabIndex={-1}>
          {text}
        </Box>
      ))}
    </Box>
  );
}

const listStyle = {
  display: 'grid',
  gap: 0.75,
  margin: 0,
  paddingInlineStart: 2.5,
  typography: 'body2',
  '& > li:target': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 4, borderRadius: 0.5 },
} as const;
