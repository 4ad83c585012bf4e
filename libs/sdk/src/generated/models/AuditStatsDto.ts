/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AuditPersonDto } from './AuditPersonDto.ts';
import type { CountDto } from './CountDto.ts';
export type AuditStatsDto = {
    totalEvents: number;
    /**
     * Since midnight UTC
     */
    todayEvents: number;
    criticalEvents: number;
    /**
     * Distinct people
     */
    activeUsers: number;
    /**
     * The five most frequent actions
     */
    topActions: Array<CountDto>;
    /**
     * The five most frequent resources
     */
    topResources: Array<CountDto>;
    /**
     * Every action there is, whatever the filter
     */
    actions: Array<string>;
    /**
     * Every resource there is
     */
    resources: Array<string>;
    /**
     * The people within your reach, by name; the first two hundred
     */
    people: Array<AuditPersonDto>;
};

