/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StatementPeriodDto = {
    /**
     * The first day
     */
    firstDay: string;
    /**
     * The last day
     */
    lastDay: string;
    timeZone: string;
    from: string;
    /**
     * Not in the period any more
     */
    to: string;
    /**
     * The period was not over when it was asked for
     */
    provisional: boolean;
};

