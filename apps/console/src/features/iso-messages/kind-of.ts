/** What kinds of messages are called in the words of this screen, by the first parts of their definitions. */
const kinds = {
  'pain.001': 'credit-transfer-request', 'pacs.008': 'interbank-transfers', 'pacs.009': 'interbank-transfers',
  'pacs.028': 'status-request', 'pacs.004': 'payment-return', 'camt.056': 'recall-request',
  'pain.002': 'status-report', 'pacs.002': 'status-report', 'camt.029': 'recall-answer',
} as const;

type Known = keyof typeof kinds;

/** What kind of message a definition such as `pain.001.001.09` is of. */
export const kindOf = (definition: string): (typeof kinds)[Known] | 'other' => {
  const family = definition.slice(0, 8);
  return family in kinds ? kinds[family as Known] : 'other';
};
