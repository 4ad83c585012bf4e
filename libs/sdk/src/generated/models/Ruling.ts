/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Only when the question asks the very thing that the first passage rules on
 */
export type Ruling = 'permitted' | 'forbidden';
