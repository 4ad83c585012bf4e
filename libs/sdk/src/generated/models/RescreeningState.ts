/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * complete: everybody was sought in the lists in force; running: some wait; unknown: a list is missing or out of date, so that nobody can be said to have been screened
 */
export type RescreeningState = 'complete' | 'running' | 'unknown';
