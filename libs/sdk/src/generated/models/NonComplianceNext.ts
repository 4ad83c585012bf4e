/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * What you may do with it now
 */
export type NonComplianceNext = 'classify' | 'plan' | 'follow_up' | 'remedy' | 'reopen' | 'confirm' | 'close';
