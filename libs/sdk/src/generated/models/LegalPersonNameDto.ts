/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LegalPersonNameType } from './LegalPersonNameType.ts';
export type LegalPersonNameDto = {
    legalPersonName: string;
    legalPersonNameIdentifierType?: LegalPersonNameType;
};

