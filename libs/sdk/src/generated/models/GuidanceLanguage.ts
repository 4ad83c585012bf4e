/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Absent: the question’s own
 */
export type GuidanceLanguage = 'en' | 'ar';
