import Alert from '@mui/material/Alert';
import { CrossCircleIcon } from '../icons/status-icons.tsx';

/** Says above a form what was wrong with it as a whole; it is heard and seen at once, however far down one pressed. */
export function FormProblem({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <Alert key={message} ref={show} severity="error" icon={<CrossCircleIcon size={20} />} sx={belowHeader}>
      {message}
    </Alert>
  );
}

const show = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

const belowHeader = { scrollMarginBlock: '96px' } as const;
