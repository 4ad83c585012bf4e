/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BeneficiaryDecision } from './BeneficiaryDecision.ts';
export type DecideBeneficiaryDto = {
    decision: BeneficiaryDecision;
    reason: string;
};

