/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * set_aside: the 2.5 per cent that were set aside with a payment
 */
export type ZakatAdvanceKind = 'advance_payment' | 'set_aside';
