/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type EventDto = {
    /**
     * Its position among all events; a cursor to go on from
     */
    id: string;
    type: string;
    resource: string;
    resourceId: string | null;
    data: Record<string, any>;
    createdAt: string;
};

