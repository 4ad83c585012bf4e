/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ReviewedFindingDto = {
    id: string;
    /**
     * The plan under which it was raised
     */
    planId: string;
};

