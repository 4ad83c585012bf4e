/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * declared: the owner says so, and nobody here looked at it
 */
export type ZakatLineSource = 'ledger' | 'contract' | 'declared';
