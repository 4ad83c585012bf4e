/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NewApiKeyDto = {
    id: string;
    name: string;
    /**
     * How to recognise it
     */
    hint: string;
    scopes: Array<string>;
    createdAt: string;
    /**
     * When a new secret last took its place
     */
    rotatedAt: string | null;
    expiresAt: string | null;
    revokedAt: string | null;
    lastUsedAt: string | null;
    /**
     * Requests it has made in its present hour
     */
    usedThisHour: number;
    /**
     * Requests it may make in an hour
     */
    hourlyLimit: number;
    /**
     * Keep it; it is shown once
     */
    key: string;
};

