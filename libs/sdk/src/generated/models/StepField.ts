/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * What the step must be given
 */
export type StepField = 'on' | 'documentHash' | 'note' | 'possession' | 'rebate' | 'dueOn' | 'benchmarkPct' | 'deedId' | 'net' | 'value' | 'expenses' | 'debts' | 'units' | 'unitPrice' | 'parties' | 'partyNames' | 'amount' | 'proceeds';
