import Box from '@mui/material/Box';
import { CopyButton } from './copy-button.tsx';

interface CodeBlockProps {
  code: string;
  /** What the code is, for people who do not see it. */
  label: string;
  copyLabel: string;
  copied: string;
}

/** Program text that keeps its lines and direction, with a button that copies it. */
export function CodeBlock({ code, label, copyLabel, copied }: CodeBlockProps) {
  return (
    <Box dir="ltr" sx={{ position: 'relative' }}>
      <Box component="pre" tabIndex={0} role="group" aria-label={label} sx={codeStyle}>
        <code>{code}</code>
      </Box>
      <Box sx={{ position: 'absolute', insetBlockStart: 6, insetInlineEnd: 6 }}>
        <CopyButton text={code} label={copyLabel} done={{ title: copied }} />
      </Box>
    </Box>
  );
}

const codeStyle = {
  margin: 0,
  padding: 2,
  paddingInlineEnd: 6,
  overflowX: 'auto',
  maxBlockSize: 360,
  fontFamily: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  bgcolor: 'action.hover',
  borderRadius: 2,
  textAlign: 'left',
} as const;
