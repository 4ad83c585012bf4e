/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * For whom it speaks
 */
export type PassportSide = 'payer' | 'payee';
