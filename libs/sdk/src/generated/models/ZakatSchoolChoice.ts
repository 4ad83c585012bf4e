/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * bank: the school of the profile that your bank follows whenever it is asked for
 */
export type ZakatSchoolChoice = 'bank' | 'aaoifi' | 'hanafi' | 'maliki' | 'shafii' | 'hanbali';
