/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LegDto } from './LegDto.ts';
export type CrossBorderResultDto = {
    transactionId: string;
    status: 'completed';
    sent: string;
    received: string;
    fee: string;
    legs: Array<LegDto>;
};

