import type { EvidenceDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { markEvidence } from './mark-evidence.ts';

/** A text as it was written, in its own direction, with the words a rule pointed at marked. */
export function MarkedText({ text, evidence }: { text: string; evidence: readonly EvidenceDto[] }) {
  return (
    <Box component="blockquote" dir="auto" sx={quoteStyle}>
      {markEvidence(text, evidence).map((stretch, index) =>
        stretch.isEvidence ? <mark key={index}>{stretch.text}</mark> : <span key={index}>{stretch.text}</span>,
      )}
    </Box>
  );
}

const quoteStyle = {
  margin: 0,
  paddingInline: 1.5,
  paddingBlock: 1,
  borderRadius: 1,
  bgcolor: 'surface.sunken',
  typography: 'body2',
  lineHeight: 1.8,
  whiteSpace: 'pre-wrap',
  // Each line takes its direction from its own first letter.
  unicodeBidi: 'plaintext',
  overflowWrap: 'anywhere',
  '& mark': {
    bgcolor: 'tone.negative',
    color: 'error.main',
    fontWeight: 650,
    borderRadius: 0.5,
    paddingBlock: 0.25,
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
  },
} as const;
