import type { Days } from '../../../../ui/format/days.ts';

const pad = (figure: number) => String(figure).padStart(2, '0');

/** A day as the address writes it, in the reader's own time zone. */
export const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

const back = (now: Date, days: number): Days => ({
  from: dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - days)), to: dayOf(now),
});

/** The spans that are asked for most, as days that are both included. */
export const dayPresets = [
  { name: 'today', spanOf: (now: Date) => back(now, 0) },
  { name: 'week', spanOf: (now: Date) => back(now, 6) },
  { name: 'thirty', spanOf: (now: Date) => back(now, 29) },
  {
    name: 'month',
    spanOf: (now: Date) => ({ from: dayOf(new Date(now.getFullYear(), now.getMonth(), 1)), to: dayOf(now) }),
  },
  {
    name: 'lastMonth',
    spanOf: (now: Date) => ({
      from: dayOf(new Date(now.getFullYear(), now.getMonth() - 1, 1)),
      to: dayOf(new Date(now.getFullYear(), now.getMonth(), 0)),
    }),
  },
] as const;
