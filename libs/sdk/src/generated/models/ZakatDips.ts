/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Whether a day below nisab ends the year, or only its two ends are looked at
 */
export type ZakatDips = 'throughout' | 'both_ends';
