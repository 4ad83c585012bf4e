/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DraftThresholdsDto } from './DraftThresholdsDto.ts';
export type DraftThresholdsByCurrencyDto = {
    AED: DraftThresholdsDto;
    QAR: DraftThresholdsDto;
};

