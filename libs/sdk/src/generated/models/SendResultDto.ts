/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BalanceChangeDto } from './BalanceChangeDto.ts';
import type { PayeeCheck } from './PayeeCheck.ts';
import type { PostingDto } from './PostingDto.ts';
import type { TransactionStatus } from './TransactionStatus.ts';
import type { TransactionSubStatus } from './TransactionSubStatus.ts';
import type { VerdictDto } from './VerdictDto.ts';
export type SendResultDto = {
    /**
     * null for a rehearsal
     */
    transaction_id: string | null;
    /**
     * By which other institutions know it; null for a rehearsal
     */
    uetr: string | null;
    status: TransactionStatus;
    sub_status: TransactionSubStatus | null;
    /**
     * How counterpartyName agrees with the name of the wallet’s owner; null without one
     */
    payeeCheck: PayeeCheck | null;
    compliance_score: number;
    /**
     * Seconds until it stands in a sealed block, as lately measured
     */
    estimated_confirmation_time: number;
    network_fees: string;
    shariah_compliant: boolean;
    verdict: VerdictDto;
    postings: Array<PostingDto>;
    /**
     * Wallets within your reach
     */
    balances: Array<BalanceChangeDto>;
};

