import Alert from '@mui/material/Alert';
import { CrossCircleIcon } from '../icons/status-icons.tsx';

/** Says above a form what was wrong with it as a whole; screen readers hear it at once. */
export function FormProblem({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <Alert severity="error" icon={<CrossCircleIcon size={20} />}>
      {message}
    </Alert>
  );
}
