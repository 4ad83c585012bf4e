/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AdvanceClockDto = {
    /**
     * The moment to go to; or say by how much
     */
    to?: string;
    /**
     * How far to go, as an ISO 8601 duration in whole numbers
     */
    by?: string;
};

