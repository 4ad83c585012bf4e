/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type FundSource = 'salary' | 'pension' | 'savings' | 'family' | 'inheritance' | 'property' | 'business' | 'investment' | 'donations' | 'other';
