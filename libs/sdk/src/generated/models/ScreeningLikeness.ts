/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * confirmed blocks a payment, possible sends it to an officer, below does neither
 */
export type ScreeningLikeness = 'confirmed' | 'possible' | 'below';
