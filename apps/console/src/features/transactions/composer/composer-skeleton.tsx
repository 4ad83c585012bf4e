import Box from '@mui/material/Box';
import { CardSkeleton } from '../../../ui/loading/skeletons.tsx';

/** What stands in the place of the form and its preview until they are there. */
export function ComposerSkeleton() {
  return (
    <Box sx={columnsStyle}>
      <CardSkeleton height={720} />
      <CardSkeleton height={320} />
    </Box>
  );
}

export const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: 3,
  alignItems: 'start',
} as const;
