/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ObjectKind = 'transaction' | 'batch' | 'wallet' | 'contract' | 'report' | 'webhook' | 'supportRequest' | 'user' | 'request' | 'event' | 'rule';
