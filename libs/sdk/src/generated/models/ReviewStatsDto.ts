/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AgeingCountsDto } from './AgeingCountsDto.ts';
export type ReviewStatsDto = {
    open: number;
    ageing: AgeingCountsDto;
    /**
     * Of open cases; null: none is open
     */
    medianAgeSeconds: number | null;
    /**
     * In the last 30 days
     */
    decided: number;
    /**
     * Per cent of them that were paid
     */
    releasedShare: number | null;
};

