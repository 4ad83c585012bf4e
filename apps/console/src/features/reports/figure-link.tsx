import type { ComplianceReportDto } from '@connect/sdk';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../ui/format/format.ts';
import { toPayments } from './to-payments.ts';

interface FigureLinkProps {
  /** The period that was reported. */
  period: Pick<ComplianceReportDto, 'from' | 'to'>;
  /** What the explorer is narrowed down by, in the words of its address. */
  filter: Record<string, string>;
  count: number;
}

/** How many payments a figure counts, as the way to them. */
export function FigureLink({ period, filter, count }: FigureLinkProps) {
  const { i18n } = useTranslation();
  const figure = formatCount(count, i18n.language);
  if (count === 0) return figure;
  return (
    <Link component={RouterLink} to={toPayments(period, filter)} color="inherit">{figure}</Link>
  );
}
