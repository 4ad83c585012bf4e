/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Whether the rows of the books (terms, verdict, entries, hold, approvals) are those that the newest sealed event commits to; null until it is sealed
 */
export type RecordState = 'as_sealed' | 'changed';
