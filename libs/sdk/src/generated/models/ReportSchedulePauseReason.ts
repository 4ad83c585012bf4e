/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * null while it runs; one whose maker is deactivated goes on when they are let in again
 */
export type ReportSchedulePauseReason = 'asked' | 'owner_deactivated';
