/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CustomerDecision } from './CustomerDecision.ts';
export type DecideCustomerChangeDto = {
    decision: CustomerDecision;
    reason: string;
};

