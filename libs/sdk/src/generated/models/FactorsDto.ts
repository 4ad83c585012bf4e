/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { FactorDto } from './FactorDto.ts';
export type FactorsDto = {
    factors: Array<FactorDto>;
    /**
     * Whether the policy asks the person for a second factor
     */
    isRequired: boolean;
    /**
     * Whether nothing else is open until one is proven, or added
     */
    isOwed: boolean;
    /**
     * Until when the last proof in this session is fresh
     */
    freshUntil: string | null;
};

