/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AccountKind } from './AccountKind.ts';
import type { FlowDirection } from './FlowDirection.ts';
export type WalletFlowDto = {
    direction: FlowDirection;
    account: AccountKind;
    /**
     * null for a network’s own account
     */
    address: string | null;
    /**
     * Its label within your reach; else the owner who paid, or what you call whom you paid, or its address
     */
    label: string;
    /**
     * Whether the wallet is within your reach
     */
    isWithinReach: boolean;
    amount: string;
    /**
     * In how many transactions
     */
    transactions: number;
    lastAt: string;
};

