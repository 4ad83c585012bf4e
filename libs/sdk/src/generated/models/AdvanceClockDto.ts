/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AdvanceClockDto = {
    /**
     * The moment to go to, such as 2026-12-20T08:30:00Z; or say by how much
     */
    to?: string;
    /**
     * How far to go, as an ISO 8601 duration in whole numbers
     */
    by?: string;
};

