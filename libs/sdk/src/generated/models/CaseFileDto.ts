/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OfficerDto } from './OfficerDto.ts';
export type CaseFileDto = {
    id: string;
    /**
     * Its place among the files of the case
     */
    number: number;
    madeBy: OfficerDto;
    madeAt: string;
    /**
     * SHA-256 of the JSON form, which stands at the foot of each page of the PDF
     */
    digest: string;
};

