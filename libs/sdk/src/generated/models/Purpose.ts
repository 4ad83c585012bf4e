/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type Purpose = 'principal' | 'fee' | 'zakat' | 'issue' | 'redeem' | 'reversal' | 'late_donation' | 'purification';
