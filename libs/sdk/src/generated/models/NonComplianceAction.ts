/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * classify needs nature and materiality; plan needs ownerId, plan and dueOn; the others need a note
 */
export type NonComplianceAction = 'classify' | 'plan' | 'follow_up' | 'remedy' | 'reopen';
