/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ClockStopReason } from './ClockStopReason.ts';
export type ClockStopDto = {
    reason: ClockStopReason;
    work: string;
    /**
     * When the work fell due that was not done
     */
    at: string;
};

