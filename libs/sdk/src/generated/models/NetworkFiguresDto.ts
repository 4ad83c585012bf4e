/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Network } from './Network.ts';
export type NetworkFiguresDto = {
    transactions: number;
    /**
     * Let through by the rules
     */
    compliant: number;
    /**
     * Held for an officer
     */
    flagged: number;
    /**
     * Refused by the rules
     */
    rejected: number;
    /**
     * Mean score; null without any
     */
    averageScore: number | null;
    network: Network;
};

