/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type TransactionType = 'send' | 'zakat_split' | 'escrow' | 'cross_border' | 'fund' | 'redeem' | 'reversal' | 'contract' | 'zakat';
