/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TransactionStatus } from './TransactionStatus.ts';
import type { TransactionSubStatus } from './TransactionSubStatus.ts';
export type SimulatedStatusDto = {
    status: TransactionStatus;
    subStatus: TransactionSubStatus | null;
    payments: number;
};

