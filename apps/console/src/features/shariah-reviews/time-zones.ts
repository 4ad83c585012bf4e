/** The time zones whose days are usually meant; the reader's own is offered besides. */
export const reviewTimeZones = [
  ...new Set(['Asia/Dubai', 'Asia/Qatar', 'UTC', Intl.DateTimeFormat().resolvedOptions().timeZone]),
];
