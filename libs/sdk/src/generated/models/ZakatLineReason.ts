/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ZakatLineReason = 'held' | 'expected' | 'falls_due' | 'declared' | 'impure' | 'not_expected' | 'counts_when_received' | 'debts_not_taken_off' | 'not_by_this_method' | 'not_zakatable';
