/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { IncidentKind } from './IncidentKind.ts';
import type { SystemPart } from './SystemPart.ts';
export type IncidentDto = {
    kind: IncidentKind;
    /**
     * null: every part
     */
    part: SystemPart | null;
    beganAt: string;
    /**
     * null: still going on
     */
    endedAt: string | null;
    minutes: number;
};

