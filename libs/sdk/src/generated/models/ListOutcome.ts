/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * confirmed: it was in force already
 */
export type ListOutcome = 'loaded' | 'confirmed';
