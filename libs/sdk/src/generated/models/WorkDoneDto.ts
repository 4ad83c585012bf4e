/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WorkDoneDto = {
    work: string;
    pieces: number;
    firstAt: string;
    lastAt: string;
};

