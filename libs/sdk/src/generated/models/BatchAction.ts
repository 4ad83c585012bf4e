/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * What you may do now
 */
export type BatchAction = 'approve' | 'reject' | 'release' | 'refund' | 'cancel';
