/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ReferralReason = 'lent_wallet' | 'evasion' | 'person' | 'personal_case' | 'contract_decision' | 'conventional_finance' | 'out_of_scope' | 'contested' | 'no_source' | 'not_read';
