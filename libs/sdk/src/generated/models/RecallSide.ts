/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Whose side is yours: the payer’s, which asked, the payee’s, which received it, or both
 */
export type RecallSide = 'asked' | 'received';
