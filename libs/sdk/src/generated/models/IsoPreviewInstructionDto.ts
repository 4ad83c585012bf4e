/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
import type { IsoPreviewPaymentDto } from './IsoPreviewPaymentDto.ts';
export type IsoPreviewInstructionDto = {
    /**
     * Its PmtInfId
     */
    instructionId: string;
    /**
     * The wallet, or as it was named
     */
    fromAddress: string;
    currency: Currency;
    payments: number;
    total: string;
    /**
     * So many would be paid
     */
    completed: number;
    /**
     * So many would wait for a decision
     */
    pending: number;
    /**
     * So many would be refused
     */
    refused: number;
    /**
     * Why none of it would be made
     */
    code: string | null;
    error: string | null;
    /**
     * The first ten
     */
    first: Array<IsoPreviewPaymentDto>;
};

