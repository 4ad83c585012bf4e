/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { IncidentDto } from './IncidentDto.ts';
import type { PartHistoryDto } from './PartHistoryDto.ts';
export type StatusHistoryDto = {
    measuredSince: string | null;
    lastMeasuredAt: string | null;
    parts: Array<PartHistoryDto>;
    /**
     * Newest first, at most fifty
     */
    incidents: Array<IncidentDto>;
};

