/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Role } from './Role.ts';
export type TimelineEntryDto = {
    action: string;
    /**
     * The status it led to
     */
    status: string | null;
    subStatus: string | null;
    /**
     * null for the system
     */
    actor: string | null;
    actorRole: Role | null;
    details: Record<string, any>;
    requestId: string | null;
    createdAt: string;
};

