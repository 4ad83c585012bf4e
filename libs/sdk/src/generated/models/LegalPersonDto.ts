/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { GeographicAddressDto } from './GeographicAddressDto.ts';
import type { LegalPersonNameDto } from './LegalPersonNameDto.ts';
import type { NationalIdentificationDto } from './NationalIdentificationDto.ts';
export type LegalPersonDto = {
    name: LegalPersonNameDto;
    geographicAddress?: GeographicAddressDto;
    nationalIdentification?: NationalIdentificationDto;
    /**
     * Where it is registered, as an ISO 3166 alpha-2 code
     */
    countryOfRegistration?: string;
};

