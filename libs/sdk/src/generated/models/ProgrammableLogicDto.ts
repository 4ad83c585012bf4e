/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ZakatAutoSplitDto } from './ZakatAutoSplitDto.ts';
export type ProgrammableLogicDto = {
    zakatAutoSplit?: ZakatAutoSplitDto;
    /**
     * Hold the money until the payer releases it
     */
    escrowEnabled?: boolean;
    /**
     * Hold the money until officers approve the payment
     */
    multiSigRequired?: boolean;
    /**
     * How many must approve
     */
    quorum?: number;
    /**
     * When waiting ends
     */
    expiresInHours?: number;
};

