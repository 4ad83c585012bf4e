/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { FlowDirection } from './FlowDirection.ts';
export type WalletFlowRestDto = {
    direction: FlowDirection;
    /**
     * How many other accounts
     */
    accounts: number;
    amount: string;
    transactions: number;
};

