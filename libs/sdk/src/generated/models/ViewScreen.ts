/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ViewScreen = 'audit' | 'batch-import' | 'batches' | 'contracts' | 'reports' | 'requests' | 'reviews' | 'support' | 'transactions' | 'users' | 'wallets';
