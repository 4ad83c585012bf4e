import MuiLink from '@mui/material/Link';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectRole, walletRoles } from '../../api/session.slice.ts';
import { shortenMiddle } from '../../ui/format/format.ts';

/** A payment by its id: the way to it for those who may open it, and its id alone for scholars and auditors. */
export function PaymentLink({ id }: { id: string }) {
  const role = useSelector(selectRole);
  const short = <bdi dir="ltr" title={id}>{shortenMiddle(id)}</bdi>;
  if (role === undefined || !walletRoles.includes(role)) return short;
  return <MuiLink component={Link} to={`/transactions/${id}`}>{short}</MuiLink>;
}
