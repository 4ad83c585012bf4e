/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RiskAreaDto } from './RiskAreaDto.ts';
import type { RiskWeightsDto } from './RiskWeightsDto.ts';
export type ReviewRiskDto = {
    /**
     * The version of the policy that the weights are from
     */
    policyVersion: number;
    weights: RiskWeightsDto;
    from: string;
    to: string;
    /**
     * The block up to which the log was counted; 0 before the first
     */
    height: number;
    /**
     * How many events it closes
     */
    treeSize: number;
    /**
     * Its root, in hexadecimal digits
     */
    root: string | null;
    /**
     * The highest score first
     */
    areas: Array<RiskAreaDto>;
};

