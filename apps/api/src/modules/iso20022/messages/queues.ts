/** Messages that wait to be carried out. */
export const ISO_MESSAGE_QUEUE = 'iso-message';

/** Messages of which something may have come that is not told yet. */
export const ISO_REPORT_QUEUE = 'iso-report';
