/** Every step that a contract of any type can take; the tables of the types say which, when and by whom. */
export const CONTRACT_ACTIONS = [
  'name-parties', 'confirm', 'decline', 'promise', 'purchase', 'possess', 'sell', 'deliver', 'pay', 'settle-early',
  'accelerate', 'reschedule', 'grant-respite', 'default', 'write-off', 'cancel', 'resell-elsewhere', 'dispute',
  'resolve', 'rescind', 'acquire', 'lease', 'record-benchmark', 'suspend', 'resume', 'total-loss', 'terminate',
  'return', 'transfer', 'sign', 'fund', 'pay-capital', 'start', 'distribute', 'breach', 'liquidate', 'wind-up',
  'dissolve', 'close', 'buy-units', 'lay-deposit', 'leave',
] as const;
export type ContractAction = (typeof CONTRACT_ACTIONS)[number];

/** What a step can be given; each step takes some of it and refuses the rest. */
export const STEP_FIELDS = [
  'on', 'documentHash', 'note', 'possession', 'rebate', 'dueOn', 'benchmarkPct', 'deedId', 'net', 'value', 'expenses',
  'debts', 'units', 'unitPrice', 'parties', 'partyNames', 'amount', 'proceeds',
] as const;
export type StepField = (typeof STEP_FIELDS)[number];
