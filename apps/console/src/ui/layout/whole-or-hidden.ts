/** A line of words: each element of it is shown whole where it has room, and otherwise left out of the picture. */
export const wholeOrHidden = {
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  blockSize: '1.5em',
  lineHeight: 1.5,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  // It takes the first line, so that also the first element goes to the next one when it is too wide.
  '&::before': { content: '""', blockSize: '1.5em' },
  '& > *': { flex: 'none' },
} as const;
