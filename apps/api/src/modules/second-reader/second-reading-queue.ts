/** The queue of cases that a second reader is to read, by the ids of their payments. */
export const SECOND_READING_QUEUE = 'second-reading';
