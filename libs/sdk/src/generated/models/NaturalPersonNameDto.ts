/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NaturalPersonNameType } from './NaturalPersonNameType.ts';
export type NaturalPersonNameDto = {
    /**
     * Family name, or the whole name
     */
    primaryIdentifier: string;
    secondaryIdentifier?: string;
    nameIdentifierType?: NaturalPersonNameType;
};

