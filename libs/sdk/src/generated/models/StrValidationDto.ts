/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { StrSchemaVerdict } from './StrSchemaVerdict.ts';
export type StrValidationDto = {
    /**
     * Only `valid` says that the file fits the schema; without a schema nobody says so
     */
    verdict: StrSchemaVerdict;
    /**
     * SHA-256 of the schema
     */
    schemaDigest: string | null;
    problems: Array<string>;
};

