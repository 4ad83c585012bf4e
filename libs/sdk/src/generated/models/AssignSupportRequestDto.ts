/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AssignSupportRequestDto = {
    /**
     * me, an administrator’s id, or null for nobody
     */
    assignee: string | null;
};

