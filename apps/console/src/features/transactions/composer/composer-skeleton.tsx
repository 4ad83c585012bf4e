import Box from '@mui/material/Box';
import { CardSkeleton } from '../../../ui/loading/skeletons.tsx';
import { twoColumns } from '../../../ui/layout/columns.ts';

/** What stands in the place of the form and its preview until they are there. */
export function ComposerSkeleton() {
  return (
    <Box sx={twoColumns}>
      <CardSkeleton height={720} />
      <CardSkeleton height={320} />
    </Box>
  );
}
