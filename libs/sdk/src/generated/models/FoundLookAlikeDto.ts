/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LookAlikeDto } from './LookAlikeDto.ts';
export type FoundLookAlikeDto = {
    /**
     * As it was given
     */
    address: string;
    lookAlikeOf: LookAlikeDto;
};

