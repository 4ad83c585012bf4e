/** Messages about recalls that are to be answered, at first or again. */
export const RECALL_ANSWER_QUEUE = 'iso-recall-answer';
