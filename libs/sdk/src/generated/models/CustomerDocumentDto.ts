/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CustomerDocumentKind } from './CustomerDocumentKind.ts';
export type CustomerDocumentDto = {
    kind: CustomerDocumentKind;
    /**
     * Letters and digits; spaces and hyphens are left out
     */
    number: string;
    /**
     * Who issued it, as an ISO 3166 code
     */
    country: string;
    /**
     * From this day on it identifies nobody; null: it does not expire
     */
    expiresOn?: string | null;
};

