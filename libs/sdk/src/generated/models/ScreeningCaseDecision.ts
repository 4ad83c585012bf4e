/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * confirm: it is the one listed, which two people must say; clear: it is not
 */
export type ScreeningCaseDecision = 'confirm' | 'clear';
