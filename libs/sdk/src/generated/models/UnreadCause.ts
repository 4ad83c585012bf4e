/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Why it was not read
 */
export type UnreadCause = 'sealed' | 'timed_out' | 'unreachable' | 'unusable';
