/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * With the payee’s own name
 */
export type NameAgreement = 'match' | 'close' | 'none';
