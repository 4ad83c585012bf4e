/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type LookList = 'approvals' | 'audit' | 'batch-payments' | 'batches' | 'contracts' | 'deliveries' | 'movements' | 'reports' | 'requests' | 'reviews' | 'support-desk' | 'transactions' | 'users';
