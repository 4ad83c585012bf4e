/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SoughtRole } from './SoughtRole.ts';
export type ClearPairDto = {
    party: SoughtRole;
    entryId: string;
    reason: string;
    /**
     * At most a year from now; half a year unless said otherwise
     */
    expiresAt?: string;
};

