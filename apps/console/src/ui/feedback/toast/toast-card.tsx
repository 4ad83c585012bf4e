import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import * as RadixToast from '@radix-ui/react-toast';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '../../icons/action-icons.tsx';
import { AlertIcon, CheckCircleIcon, CrossCircleIcon, InfoIcon } from '../../icons/status-icons.tsx';
import { lowWindow } from '../../layout/low-window.ts';
import type { ToastRecord } from './toast.reducer.ts';

const marks = {
  positive: { Mark: CheckCircleIcon, colour: 'success.main' },
  caution: { Mark: AlertIcon, colour: 'warning.main' },
  negative: { Mark: CrossCircleIcon, colour: 'error.main' },
  neutral: { Mark: InfoIcon, colour: 'text.secondary' },
} as const;

/** The corner where toasts stand, at most 420 px wide: the lower one, or the one below the banner and the header. */
export const ToastViewport = styled(RadixToast.Viewport)(({ theme }) => ({
  position: 'fixed',
  '&[data-side="end"]': { insetBlockEnd: 0 },
  '&[data-side="start"]': { insetBlockStart: 96, [lowWindow]: { insetBlockStart: 0 } },
  insetInlineEnd: 0,
  inlineSize: '100%',
  maxInlineSize: 420,
  padding: 16,
  margin: 0,
  listStyle: 'none',
  outline: 'none',
  zIndex: theme.zIndex.snackbar,
}));

const Root = styled(RadixToast.Root)(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: 16,
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.surface.strongLine}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.vars.palette.elevation.overlay,
  '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '&[data-swipe="cancel"]': { transform: 'none' },
  '@media (prefers-reduced-motion: no-preference)': {
    '&[data-swipe="cancel"]': { transition: 'transform 150ms ease-out' },
    '&[data-state="open"]': { animation: 'toast-in 180ms ease-out' },
    '@keyframes toast-in': { from: { opacity: 0, transform: 'translateY(12px)' } },
  },
}));

interface ToastCardProps {
  record: ToastRecord;
  onDismiss(id: number): void;
}

/** One brief message; a bad one interrupts screen readers, a good one waits its turn. */
export function ToastCard({ record, onDismiss }: ToastCardProps) {
  const { t } = useTranslation('ui');
  const { Mark, colour } = marks[record.tone ?? 'positive'];
  return (
    <Root
      open={record.isOpen}
      onOpenChange={(open) => open || onDismiss(record.id)}
      type={record.tone === 'negative' ? 'foreground' : 'background'}
    >
      <Box sx={{ color: colour, display: 'flex', paddingBlockStart: 0.125 }}>
        <Mark size={20} />
      </Box>
      <Box sx={{ flex: 1, minInlineSize: 0 }}>
        <RadixToast.Title asChild>
          <Typography variant="body2" component="div" sx={{ fontWeight: 650 }}>
            {record.title}
          </Typography>
        </RadixToast.Title>
        {record.description !== undefined && (
          <RadixToast.Description asChild>
            <Typography variant="body2" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {record.description}
            </Typography>
          </RadixToast.Description>
        )}
        {record.action && (
          <RadixToast.Action asChild altText={record.action.label}>
            <Button
              size="small" variant="outlined" color="inherit" onClick={record.action.run} sx={{ marginBlockStart: 1 }}
            >
              {record.action.label}
            </Button>
          </RadixToast.Action>
        )}
      </Box>
      <RadixToast.Close asChild>
        <IconButton size="small" aria-label={t('toast.close')} sx={{ fontSize: 16 }}>
          <CloseIcon />
        </IconButton>
      </RadixToast.Close>
    </Root>
  );
}
