/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ThresholdsDto } from './ThresholdsDto.ts';
export type ThresholdsByCurrencyDto = {
    AED: ThresholdsDto;
    QAR: ThresholdsDto;
};

