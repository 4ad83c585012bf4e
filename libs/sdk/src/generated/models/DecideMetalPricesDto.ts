/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MetalPriceDecision } from './MetalPriceDecision.ts';
export type DecideMetalPricesDto = {
    decision: MetalPriceDecision;
    reason: string;
};

