/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * What you may do now
 */
export type TransactionAction = 'decide' | 'approve' | 'reject' | 'release' | 'refund' | 'cancel' | 'reverse' | 'recall';
