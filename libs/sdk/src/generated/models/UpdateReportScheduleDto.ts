/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type UpdateReportScheduleDto = {
    /**
     * A paused schedule asks for nothing, and catches nothing up later
     */
    paused: boolean;
};

