/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RequestSource } from './RequestSource.ts';
export type LoggedRequestDetailDto = {
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
    ipAddress: string;
    userAgent: string | null;
    /**
     * The body without what is secret; null when there was none or it was larger than 8 kB
     */
    body: Record<string, any> | null;
    /**
     * The size of the body; null without one
     */
    bodyBytes: number | null;
    /**
     * What a refusal said; null of what succeeded
     */
    answer: Record<string, any> | null;
};

