/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type LogFaultDto = {
    /**
     * A stable name of what was found
     */
    code: string;
    message: string;
    /**
     * The block in which it was found
     */
    height: number;
    leafIndex: number | null;
    eventId: string | null;
    /**
     * The kind of thing whose rows were changed; null when the log itself was
     */
    resource: string | null;
    resourceId: string | null;
};

