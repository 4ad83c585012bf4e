/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DateAndPlaceOfBirthDto } from './DateAndPlaceOfBirthDto.ts';
import type { GeographicAddressDto } from './GeographicAddressDto.ts';
import type { NationalIdentificationDto } from './NationalIdentificationDto.ts';
import type { NaturalPersonNameDto } from './NaturalPersonNameDto.ts';
export type NaturalPersonDto = {
    name: NaturalPersonNameDto;
    geographicAddress?: GeographicAddressDto;
    nationalIdentification?: NationalIdentificationDto;
    dateAndPlaceOfBirth?: DateAndPlaceOfBirthDto;
    /**
     * Where the person lives, as an ISO 3166 alpha-2 code
     */
    countryOfResidence?: string;
};

