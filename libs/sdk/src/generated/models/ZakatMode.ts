/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * from_amount: the payee receives the amount less the zakat; on_top: the payer pays both
 */
export type ZakatMode = 'from_amount' | 'on_top';
