export const CALENDARS = ['lunar', 'solar'] as const;

/** The eight classes to whom zakat is paid. */
export const ZAKAT_CLASSES = [
  'poor', 'needy', 'administrators', 'reconciled', 'captives', 'debtors', 'in_gods_way', 'traveller',
] as const;
export type ZakatClass = (typeof ZAKAT_CLASSES)[number];

/** As the rules call the classes. */
export const RULE_CLASS: Readonly<Record<ZakatClass, string>> = {
  poor: 'poor', needy: 'needy', administrators: 'administrators', reconciled: 'reconciled', captives: 'captives',
  debtors: 'debtors', in_gods_way: 'inGodsWay', traveller: 'traveller',
};

/** Where a recipient stands: it may be paid while it is approved. */
export const RECIPIENT_STATES = ['proposed', 'approved', 'removed'] as const;
export type RecipientState = (typeof RECIPIENT_STATES)[number];

/** What a line of an assessment is of, beside what its owner declares. */
export const LEDGER_LINES = [
  'wallet', 'receivable_of_contract', 'debt_of_contract', 'overdue_receivable_of_contract',
] as const;
/** What was paid before the day, and may count. */
export const ADVANCE_LINES = ['advance_payment', 'set_aside'] as const;
/** Why a line adds to the base, is taken off it, or is left out of it. */
export const LINE_REASONS = [
  'held', 'expected', 'falls_due', 'declared', 'impure', 'not_expected', 'counts_when_received', 'debts_not_taken_off',
  'not_by_this_method', 'not_zakatable',
] as const;
export type LineReason = (typeof LINE_REASONS)[number];

/** By which days the year is counted: civil days of Mecca, whose calendar that of Umm al-Qura is. */
export const ZAKAT_TIME_ZONE = 'Asia/Riyadh';
const OFFSET_MS = 3 * 3_600_000;
const DAY_MS = 86_400_000;

/** The day that a moment is in, by these days. */
export const zakatDayOf = (moment: Date): string =>
  new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The moment at which a day begins. */
export const beginningOf = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - OFFSET_MS);

export const dayBefore = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
