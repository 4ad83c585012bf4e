import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

/** A whole page that waits, and says for what. */
export function SpinnerPage({ text }: { text: string }) {
  return (
    <Box
      role="status"
      sx={{ minBlockSize: '100vh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2 }}
    >
      <CircularProgress size={32} aria-hidden="true" />
      <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{text}</Box>
    </Box>
  );
}
