import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';

/** The id of a rule, leading to what the rule says. */
export function RuleLink({ id }: { id: string }) {
  return (
    <MuiLink component={Link} to={`/compliance/rules/${id}`} sx={{ whiteSpace: 'nowrap' }}>
      <bdi dir="ltr">{id}</bdi>
    </MuiLink>
  );
}
