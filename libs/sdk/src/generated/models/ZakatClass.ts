/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ZakatClass = 'poor' | 'needy' | 'administrators' | 'reconciled' | 'captives' | 'debtors' | 'in_gods_way' | 'traveller';
