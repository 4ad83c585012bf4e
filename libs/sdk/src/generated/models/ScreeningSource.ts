/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Lists that must be in force and are not
 */
export type ScreeningSource = 'ofac-sdn' | 'ofac-consolidated' | 'un-consolidated' | 'eu-consolidated' | 'uk-sanctions' | 'uae-local' | 'qatar-nctc';
