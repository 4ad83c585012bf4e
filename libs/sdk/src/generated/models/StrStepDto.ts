/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { StrSchemaVerdict } from './StrSchemaVerdict.ts';
import type { StrStepKind } from './StrStepKind.ts';
export type StrStepDto = {
    kind: StrStepKind;
    version: number;
    takenBy: string;
    takenAt: string;
    /**
     * SHA-256 of the file
     */
    fileDigest: string | null;
    verdict: StrSchemaVerdict | null;
    reference: string | null;
    filedOn: string | null;
};

