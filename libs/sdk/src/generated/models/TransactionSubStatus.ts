/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type TransactionSubStatus = 'awaiting_approval' | 'in_escrow' | 'in_review';
