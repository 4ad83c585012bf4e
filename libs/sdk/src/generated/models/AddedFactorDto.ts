/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { FactorDto } from './FactorDto.ts';
export type AddedFactorDto = {
    factor: FactorDto;
    /**
     * Shown once; null when the person has a sheet already
     */
    recoveryCodes: Array<string> | null;
};

