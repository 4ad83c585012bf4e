/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LookAlikeOf } from './LookAlikeOf.ts';
export type LookAlikeDto = {
    /**
     * The address that is known
     */
    address: string;
    /**
     * Of your beneficiary
     */
    name: string | null;
    of: LookAlikeOf;
};

