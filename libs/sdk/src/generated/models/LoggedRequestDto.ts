/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RequestSource } from './RequestSource.ts';
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
    /**
     * key: a program with an API key; session: a program with a sign-in; console: a browser with a sign-in
     */
    source: RequestSource;
    idempotencyKey: string | null;
    createdAt: string;
};

