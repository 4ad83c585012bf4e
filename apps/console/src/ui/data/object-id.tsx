import Box from '@mui/material/Box';
import { CopyButton } from './copy-button.tsx';

interface ObjectIdProps {
  id: string;
  /** What the button that copies it is called, and what is said once it is copied. */
  label: string;
  done: string;
}

/** The name of the object that a page is about, to be copied. */
export function ObjectId({ id, label, done }: ObjectIdProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minInlineSize: 0, color: 'text.secondary' }}>
      <Box component="bdi" dir="ltr" sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
        {id}
      </Box>
      <CopyButton text={id} label={label} done={{ title: done }} />
    </Box>
  );
}
