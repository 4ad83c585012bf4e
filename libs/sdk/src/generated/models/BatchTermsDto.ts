/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ZakatMode } from './ZakatMode.ts';
export type BatchTermsDto = {
    zakatMode: ZakatMode | null;
    /**
     * How many must approve
     */
    quorum: number | null;
    escrow: boolean;
    /**
     * When waiting ends
     */
    expiresInHours: number | null;
};

