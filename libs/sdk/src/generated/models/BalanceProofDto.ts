/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AccountBalanceDto } from './AccountBalanceDto.ts';
import type { CheckpointDto } from './CheckpointDto.ts';
export type BalanceProofDto = {
    balance: AccountBalanceDto;
    /**
     * Its place among all accounts, from 0
     */
    position: number;
    /**
     * RFC 6962, section 2.1.1, lowest first
     */
    hashes: Array<string>;
    checkpoint: CheckpointDto;
};

