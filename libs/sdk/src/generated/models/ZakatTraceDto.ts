/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ZakatTraceDto = {
    walletId?: string;
    address?: string;
    /**
     * The number of the last entry that was read; 0: none
     */
    entry?: string;
    /**
     * The event that tells of it
     */
    eventId?: string | null;
    /**
     * The block that sealed that
     */
    height?: string | null;
    /**
     * Of it, held for payments that wait
     */
    held?: string;
    contractId?: string;
    dues?: Array<number>;
};

