/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OpenSessionDto = {
    id: string;
    startedAt: string;
    /**
     * When it was last continued, to a quarter hour
     */
    lastUsedAt: string;
    expiresAt: string;
    ipAddress: string | null;
    /**
     * What the browser or program calls itself
     */
    userAgent: string | null;
    /**
     * Whether this request belongs to it
     */
    isCurrent: boolean;
};

