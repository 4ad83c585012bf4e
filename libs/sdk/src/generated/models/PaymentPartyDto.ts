/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LegalPersonDto } from './LegalPersonDto.ts';
import type { NaturalPersonDto } from './NaturalPersonDto.ts';
export type PaymentPartyDto = {
    naturalPerson?: NaturalPersonDto;
    legalPerson?: LegalPersonDto;
};

