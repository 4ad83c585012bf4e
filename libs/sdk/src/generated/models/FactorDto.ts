/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { FactorKind } from './FactorKind.ts';
export type FactorDto = {
    id: string;
    kind: FactorKind;
    label: string;
    createdAt: string;
    lastUsedAt: string | null;
    /**
     * Codes left, of a sheet of recovery codes
     */
    codesLeft: number | null;
};

