/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RiskWeightsDto = {
    payments: number;
    refusals: number;
    reviews: number;
    overrides: number;
};

