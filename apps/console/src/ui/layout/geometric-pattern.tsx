import Box from '@mui/material/Box';
import { useId } from 'react';

/** A quiet field of eight-pointed stars in the colour of the text; it carries no meaning and no words. */
export function GeometricPattern({ opacity = 0.1, tile = 96 }: { opacity?: number; tile?: number }) {
  const id = useId();
  const star = 'M48 20 56.2 39.8 76 48 56.2 56.2 48 76 39.8 56.2 20 48 39.8 39.8Z';
  return (
    <Box
      component="svg"
      aria-hidden="true"
      focusable="false"
      sx={{ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', opacity, pointerEvents: 'none' }}
    >
      <defs>
        <pattern id={id} width={tile} height={tile} patternUnits="userSpaceOnUse" viewBox="0 0 96 96">
          <g fill="none" stroke="currentColor" strokeWidth="1">
            <rect x="28" y="28" width="40" height="40" />
            <rect x="28" y="28" width="40" height="40" transform="rotate(45 48 48)" />
            <path d={star} />
            <path d="M0 48h19.7M76.3 48H96M48 0v19.7M48 76.3V96" />
            <path d="M0 0 28 28M96 0 68 28M0 96l28-28M96 96 68 68" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </Box>
  );
}
