/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ReferralReason = 'evasion' | 'contract_decision' | 'personal_case' | 'contested' | 'no_source';
