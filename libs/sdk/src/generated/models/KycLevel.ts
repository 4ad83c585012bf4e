/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * In force today
 */
export type KycLevel = 'none' | 'simplified' | 'standard' | 'enhanced';
