import type { ReviewArea, ReviewCalendar, ReviewItemInputDto } from '@connect/sdk';

/** What a review may look at: the kinds of payments, and each type of contract by itself. */
export const areas: readonly ReviewArea[] = [
  'send', 'murabaha', 'ijara', 'mudaraba', 'musharaka', 'diminishing-musharaka', 'escrow', 'cross_border',
  'zakat_split', 'redeem',
];

export type PlannedItem = ReviewItemInputDto;

/** A plan as somebody fills it in. */
export interface ProposeForm {
  calendar: ReviewCalendar;
  year: string;
  timeZone: string;
  note: string;
  items: PlannedItem[];
}
