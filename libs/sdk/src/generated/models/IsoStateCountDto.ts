/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { IsoPaymentState } from './IsoPaymentState.ts';
export type IsoStateCountDto = {
    state: IsoPaymentState;
    payments: number;
};

