import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link } from 'react-router-dom';
import { EmptyState } from './empty-state.tsx';
import { PageHeader } from '../layout/page-header.tsx';

interface ObjectNotFoundProps {
  /** The heading of the page that would have shown it. */
  page: string;
  title: string;
  hint: string;
  /** Where to go instead, and what that is called. */
  to: string;
  back: string;
}

/** The page of an object that does not exist, or that one is not to know of. */
export function ObjectNotFound({ page, title, hint, to, back }: ObjectNotFoundProps) {
  return (
    <>
      <PageHeader title={page} />
      <Card>
        <EmptyState
          title={title}
          description={hint}
          action={
            <Button component={Link} to={to} variant="contained">
              {back}
            </Button>
          }
        />
      </Card>
    </>
  );
}
