/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DeclarationDto } from './DeclarationDto.ts';
export type CorrectZakatDto = {
    declarations?: Array<DeclarationDto>;
    reason: string;
};

