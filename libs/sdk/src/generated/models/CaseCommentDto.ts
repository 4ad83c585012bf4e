/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OfficerDto } from './OfficerDto.ts';
export type CaseCommentDto = {
    id: string;
    /**
     * Its place among the comments of the case
     */
    number: number;
    author: OfficerDto;
    text: string;
    writtenAt: string;
};

