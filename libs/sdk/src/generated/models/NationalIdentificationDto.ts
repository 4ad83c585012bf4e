/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NationalIdentifierType } from './NationalIdentifierType.ts';
export type NationalIdentificationDto = {
    nationalIdentifier: string;
    nationalIdentifierType: NationalIdentifierType;
    /**
     * Who issued it, as an ISO 3166 alpha-2 code
     */
    countryOfIssue?: string;
};

