/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StatusDayDto = {
    day: string;
    /**
     * Per cent of the minutes in which it was seen to work, rounded down
     */
    uptime: number;
    failedMinutes: number;
    /**
     * Minutes in which nothing was measured
     */
    unknownMinutes: number;
};

