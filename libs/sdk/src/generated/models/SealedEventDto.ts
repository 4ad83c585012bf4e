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
};

