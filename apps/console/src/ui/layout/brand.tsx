import Box from '@mui/material/Box';

/** The mark of Connect: two squares that make a star around one point. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
      sx={{ inlineSize: size, blockSize: size, flex: 'none', color: '#fff' }}
    >
      <rect width="32" height="32" rx="8" fill="#0b5d45" />
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
        <rect x="9" y="9" width="14" height="14" />
        <rect x="9" y="9" width="14" height="14" transform="rotate(45 16 16)" />
      </g>
      <circle cx="16" cy="16" r="2.5" fill="currentColor" />
    </Box>
  );
}
