/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * What the payee is
 */
export type PartyOfPaymentKind = 'person' | 'organisation';
