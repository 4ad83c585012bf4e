/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Referred: the board or compliance decides, and passages are for reading. Refused: out of scope
 */
export type GuidanceOutcome = 'answered' | 'referred' | 'refused';
