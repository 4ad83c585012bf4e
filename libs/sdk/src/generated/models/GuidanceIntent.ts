/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * What the question wants
 */
export type GuidanceIntent = 'lent_wallet' | 'evasion' | 'person' | 'personal_case' | 'contract_decision' | 'out_of_scope' | 'contested' | 'conventional_finance' | 'matter';
