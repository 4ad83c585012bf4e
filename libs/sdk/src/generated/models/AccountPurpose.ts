/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AccountPurpose = 'salary' | 'living_costs' | 'savings' | 'rent' | 'trade' | 'payroll' | 'settlement' | 'charity' | 'other';
