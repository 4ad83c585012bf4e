/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TransactionStatus } from './TransactionStatus.ts';
import type { WalletDto } from './WalletDto.ts';
export type FundResultDto = {
    transactionId: string;
    status: TransactionStatus;
    wallet: WalletDto;
};

