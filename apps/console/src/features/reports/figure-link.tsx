import type { ComplianceReportDto } from '@connect/sdk';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../ui/format/format.ts';

interface FigureLinkProps {
  /** The period that was reported. */
  period: Pick<ComplianceReportDto, 'from' | 'to'>;
  /** What the explorer is narrowed down by, in the words of its address. */
  filter: Record<string, string>;
  count: number;
}

/** How many payments a figure counts, as the way to them. */
export function FigureLink({ period: { from, to }, filter, count }: FigureLinkProps) {
  const { i18n } = useTranslation();
  const figure = formatCount(count, i18n.language);
  if (count === 0) return figure;
  const query = new URLSearchParams({ from: shorten(from), to: shorten(to), ...filter });
  return (
    <Link component={RouterLink} to={`/transactions?${query.toString()}`} color="inherit">{figure}</Link>
  );
}

/** A moment as an address says it, without what is always the same. */
const shorten = (moment: string) => moment.replace('.000Z', 'Z');
