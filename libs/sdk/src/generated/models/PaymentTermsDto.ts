/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ZakatMode } from './ZakatMode.ts';
export type PaymentTermsDto = {
    zakatMode: ZakatMode | null;
    /**
     * Set aside for zakat; not a fulfilment of it
     */
    zakat: string;
    /**
     * How many must approve
     */
    quorum: number | null;
    escrow: boolean;
    expiresAt: string | null;
};

