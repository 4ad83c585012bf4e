/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * What it was issued as; null when it was not, or not like this
 */
export type IssuedDocument = 'report' | 'case_file' | 'statement' | 'zakat_certificate' | 'shariah_pack';
