/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ViewScreen = 'audit' | 'batches' | 'contracts' | 'reports' | 'requests' | 'reviews' | 'support' | 'transactions' | 'users' | 'wallets';
