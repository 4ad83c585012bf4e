/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * What the words resemble
 */
export type SeenPrinciple = 'riba' | 'gharar' | 'maysir' | 'halal' | 'kyc';
