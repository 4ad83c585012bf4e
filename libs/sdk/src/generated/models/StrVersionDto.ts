/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StrVersionDto = {
    version: number;
    madeBy: string;
    madeAt: string;
    /**
     * Whether nothing was missing for a file
     */
    hasFile: boolean;
};

