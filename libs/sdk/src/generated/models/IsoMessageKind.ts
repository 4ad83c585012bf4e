/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type IsoMessageKind = 'credit-transfer-request' | 'interbank-transfers' | 'status-request' | 'recall-request' | 'payment-return';
