/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * How early may be paid
 */
export type ZakatAdvanceOpinion = 'year' | 'month';
