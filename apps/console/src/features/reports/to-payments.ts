import type { ComplianceReportDto } from '@connect/sdk';

/** A moment as an address says it, without what is always the same. */
const shorten = (moment: string) => moment.replace('.000Z', 'Z');

/** The explorer with the payments of a period, narrowed down in the words of its address. */
export function toPayments({ from, to }: Pick<ComplianceReportDto, 'from' | 'to'>, filter: Record<string, string>) {
  return `/transactions?${new URLSearchParams({ from: shorten(from), to: shorten(to), ...filter }).toString()}`;
}
