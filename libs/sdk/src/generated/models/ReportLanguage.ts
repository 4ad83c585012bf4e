/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Of a PDF
 */
export type ReportLanguage = 'en' | 'ar';
