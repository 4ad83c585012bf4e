/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ScreeningSource = 'ofac-sdn' | 'ofac-consolidated' | 'un-consolidated' | 'eu-consolidated' | 'uk-sanctions' | 'uae-local' | 'qatar-nctc';
