/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SealedEventDto = {
    id: string;
    action: string;
    resource: string;
    resourceId: string | null;
    actorId: string | null;
    actorRole: string | null;
    /**
     * The API key by which a program acted for them
     */
    apiKeyId: string | null;
    ipAddress: string | null;
    requestId: string | null;
    severity: string;
    details: Record<string, any>;
    createdAt: string;
    /**
     * SHA-256 of the record of what the event tells of, as the books held it when the event was sealed: for a transaction its terms, verdict, entries, hold and approvals. null where the books keep no record of it
     */
    recordHash: string | null;
};

