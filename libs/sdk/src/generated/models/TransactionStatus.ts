/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type TransactionStatus = 'pending' | 'completed' | 'rejected' | 'cancelled' | 'refunded' | 'reversed' | 'failed';
