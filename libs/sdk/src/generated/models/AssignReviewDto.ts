/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AssignReviewDto = {
    /**
     * me, the id of an officer, or null for nobody
     */
    assignee: string | null;
};

