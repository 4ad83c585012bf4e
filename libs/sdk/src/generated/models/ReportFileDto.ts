/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ReportFormat } from './ReportFormat.ts';
import type { ReportLanguage } from './ReportLanguage.ts';
export type ReportFileDto = {
    format: ReportFormat;
    /**
     * Of a PDF
     */
    language: ReportLanguage | null;
    /**
     * In bytes
     */
    size: number;
    /**
     * SHA-256
     */
    digest: string;
    /**
     * The key it is signed by, as published at /.well-known/jwks.json
     */
    keyId: string;
};

