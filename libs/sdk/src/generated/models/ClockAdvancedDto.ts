/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ClockStopDto } from './ClockStopDto.ts';
import type { DueDto } from './DueDto.ts';
import type { WorkDoneDto } from './WorkDoneDto.ts';
export type ClockAdvancedDto = {
    now: string;
    /**
     * By how much the sandbox is ahead of the machine
     */
    offsetMs: number;
    machineTime: string;
    /**
     * What falls due next; told to administrators alone
     */
    nextDue: DueDto | null;
    from: string;
    done: Array<WorkDoneDto>;
    /**
     * Advance again to go on; null: it has arrived
     */
    stoppedBy: ClockStopDto | null;
};

