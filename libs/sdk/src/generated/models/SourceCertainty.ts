/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Seen in the source itself, in a copy or summary only, or general knowledge that was not looked up
 */
export type SourceCertainty = 'seen' | 'copy' | 'general';
