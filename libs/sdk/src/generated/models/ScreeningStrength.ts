/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * block: a name and an identifier agree; review: a name is like it
 */
export type ScreeningStrength = 'block' | 'review';
