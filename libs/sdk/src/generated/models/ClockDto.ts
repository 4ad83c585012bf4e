/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DueDto } from './DueDto.ts';
export type ClockDto = {
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
};

