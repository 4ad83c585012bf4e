/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * unknown: not checked lately, which is not the same as holding
 */
export type InvariantState = 'holds' | 'broken' | 'unknown';
