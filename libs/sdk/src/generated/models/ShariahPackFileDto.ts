/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PackFormat } from './PackFormat.ts';
import type { ReportLanguage } from './ReportLanguage.ts';
export type ShariahPackFileDto = {
    format: PackFormat;
    /**
     * Of a PDF
     */
    language: ReportLanguage | null;
    /**
     * In bytes
     */
    size: number;
    /**
     * SHA-256, in hexadecimal digits
     */
    digest: string;
    /**
     * The key it is signed by
     */
    keyId: string;
};

