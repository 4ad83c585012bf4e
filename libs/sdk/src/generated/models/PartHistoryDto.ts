/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PartState } from './PartState.ts';
import type { StatusDayDto } from './StatusDayDto.ts';
import type { SystemPart } from './SystemPart.ts';
export type PartHistoryDto = {
    part: SystemPart;
    state: PartState;
    /**
     * Over the days below; null: never measured
     */
    uptime: number | null;
    /**
     * Oldest first, from the first that was measured
     */
    days: Array<StatusDayDto>;
};

