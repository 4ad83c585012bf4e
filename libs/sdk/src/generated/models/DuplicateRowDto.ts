/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { EarlierPaymentDto } from './EarlierPaymentDto.ts';
export type DuplicateRowDto = {
    /**
     * Its place in the request
     */
    index: number;
    /**
     * The newest of the payments that it looks like
     */
    earlier: EarlierPaymentDto;
};

