/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * cleared: like a listed party from whom an officer told them apart; not_screened: a list that must be in force was not, or a name could not be read; what a screening found is for the payer’s bank alone
 */
export type SanctionsCheck = 'clear' | 'cleared' | 'potential_match' | 'blocked' | 'stale_list' | 'not_screened';
