/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Which of the two sides of this case took part in it
 */
export type CaseSide = 'payer' | 'payee';
