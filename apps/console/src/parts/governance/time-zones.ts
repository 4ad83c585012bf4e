/** The time zones in whose days a bank's Shariah governance is usually told; the reader's own is offered besides. */
export const governanceTimeZones = [
  ...new Set(['Asia/Dubai', 'Asia/Qatar', 'UTC', Intl.DateTimeFormat().resolvedOptions().timeZone]),
];
