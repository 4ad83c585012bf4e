/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AuditSeverity } from './AuditSeverity.ts';
import type { FieldChangeDto } from './FieldChangeDto.ts';
import type { Role } from './Role.ts';
export type AuditEntryDto = {
    id: string;
    action: string;
    resource: string;
    resourceId: string | null;
    /**
     * null for the system
     */
    userId: string | null;
    userName: string | null;
    actorRole: Role | null;
    /**
     * The API key by which a program acted for them
     */
    apiKeyId: string | null;
    /**
     * The name of that key
     */
    apiKeyName: string | null;
    ipAddress: string | null;
    details: Record<string, any>;
    /**
     * What the event changed: each detail beside which another tells what it was previously
     */
    changes: Array<FieldChangeDto>;
    severity: AuditSeverity;
    requestId: string | null;
    /**
     * null until it is sealed
     */
    blockHeight: number | null;
    /**
     * The digest of the record that the sealed event commits to; null until it is sealed, or where the books keep no record of what it tells of
     */
    recordHash: string | null;
    createdAt: string;
};

