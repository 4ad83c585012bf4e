/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type LoggedRequestDto = {
    id: string;
    requestId: string;
    method: string;
    path: string;
    /**
     * Without what is secret
     */
    query: string | null;
    status: number;
    /**
     * From its arrival to the end of the answer
     */
    durationMs: number;
    /**
     * Its API key; null for a sign-in
     */
    apiKeyId: string | null;
    idempotencyKey: string | null;
    createdAt: string;
};

