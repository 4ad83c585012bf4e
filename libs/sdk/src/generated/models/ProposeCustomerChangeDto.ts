/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CustomerAssessmentDto } from './CustomerAssessmentDto.ts';
import type { CustomerDataDto } from './CustomerDataDto.ts';
export type ProposeCustomerChangeDto = {
    /**
     * The version it was made from; 0 where there is no file yet
     */
    version: number;
    data: CustomerDataDto;
    /**
     * Officers alone give it; without it, the assessment stays as it is
     */
    assessment?: CustomerAssessmentDto;
    reason: string;
};

