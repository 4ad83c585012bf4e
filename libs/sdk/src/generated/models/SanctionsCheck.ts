/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * not_screened when no list was loaded; what a screening found is for the payer’s bank alone
 */
export type SanctionsCheck = 'clear' | 'potential_match' | 'blocked' | 'not_screened';
