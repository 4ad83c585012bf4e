/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DeliveryProblem } from './DeliveryProblem.ts';
export type DeliveryAttemptDto = {
    number: number;
    startedAt: string;
    durationMs: number;
    status: number | null;
    problem: DeliveryProblem | null;
};

