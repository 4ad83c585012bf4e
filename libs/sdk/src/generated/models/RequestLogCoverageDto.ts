/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RequestLogCoverageDto = {
    keptDays: number;
    /**
     * Of one person’s requests
     */
    mostKept: number;
    /**
     * Of yours, now
     */
    kept: number;
    /**
     * Of yours in these days, because more came than could be kept beside
     */
    lost: number;
};

