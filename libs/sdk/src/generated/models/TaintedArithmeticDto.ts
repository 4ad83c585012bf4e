/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TaintedInputDto } from './TaintedInputDto.ts';
export type TaintedArithmeticDto = {
    formula: string;
    source: string;
    inputs: Array<TaintedInputDto>;
    /**
     * In minor units
     */
    numerator: string;
    denominator: string;
    result: string;
};

