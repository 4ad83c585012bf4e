/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BalanceChangeDto } from './BalanceChangeDto.ts';
import type { LegDto } from './LegDto.ts';
import type { PayeeCheck } from './PayeeCheck.ts';
import type { PostingDto } from './PostingDto.ts';
import type { VerdictDto } from './VerdictDto.ts';
export type CrossBorderResultDto = {
    /**
     * null for a rehearsal
     */
    transactionId: string | null;
    /**
     * By which other institutions know it; null for a rehearsal
     */
    uetr: string | null;
    status: 'completed';
    /**
     * How counterpartyName agrees with the name of the wallet’s owner; null without one
     */
    payeeCheck: PayeeCheck | null;
    sent: string;
    received: string;
    fee: string;
    legs: Array<LegDto>;
    verdict: VerdictDto;
    postings: Array<PostingDto>;
    /**
     * Wallets within your reach
     */
    balances: Array<BalanceChangeDto>;
};

