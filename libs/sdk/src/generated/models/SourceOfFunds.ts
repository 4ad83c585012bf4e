/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Where the money comes from; asked for large amounts. “other” counts with a text that says what
 */
export type SourceOfFunds = 'salary' | 'savings' | 'sale_of_property' | 'inheritance' | 'business_income' | 'loan' | 'gift' | 'investment' | 'other';
