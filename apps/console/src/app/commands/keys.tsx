import Box from '@mui/material/Box';

/** Keys as they are pressed, one after the other. */
export function Keys({ keys }: { keys: string }) {
  return (
    <Box component="span" dir="ltr" sx={{ display: 'inline-flex', gap: 0.5, flex: 'none' }}>
      {keys.split(' ').map((key, place) => (
        <Box key={place} component="kbd" sx={keyStyle}>{key}</Box>
      ))}
    </Box>
  );
}

const keyStyle = {
  minInlineSize: 24, paddingInline: 0.75, borderRadius: 0.75, border: '1px solid', borderColor: 'surface.strongLine',
  bgcolor: 'surface.sunken', color: 'text.secondary', fontFamily: 'inherit', fontSize: '0.75rem', lineHeight: '22px',
  textAlign: 'center',
} as const;
