/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DeclarationDto } from './DeclarationDto.ts';
export type AssessZakatDto = {
    /**
     * The day on which the year was over, as the position tells it
     */
    dueOn: string;
    declarations?: Array<DeclarationDto>;
};

