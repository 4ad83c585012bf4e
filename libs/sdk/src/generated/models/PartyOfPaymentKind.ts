/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * What the payer is
 */
export type PartyOfPaymentKind = 'person' | 'organisation';
