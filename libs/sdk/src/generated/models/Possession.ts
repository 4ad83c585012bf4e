/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * How the seller came to possess it
 */
export type Possession = 'actual' | 'constructive';
