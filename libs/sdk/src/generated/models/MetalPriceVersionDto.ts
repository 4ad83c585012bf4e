/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MetalPriceVersionState } from './MetalPriceVersionState.ts';
export type MetalPriceVersionDto = {
    version: number;
    state: MetalPriceVersionState;
    note: string;
    /**
     * How many prices it has
     */
    prices: number;
    firstDay: string;
    lastDay: string;
    /**
     * SHA-256 of the file
     */
    digest: string;
    proposedBy: string;
    proposedAt: string;
    decidedBy: string | null;
    decidedAt: string | null;
    decisionReason: string | null;
    /**
     * Whether you may decide it
     */
    mayDecide: boolean;
};

