/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ClearanceDto } from './ClearanceDto.ts';
import type { PairState } from './PairState.ts';
import type { ReviewState } from './ReviewState.ts';
import type { TransactionStatus } from './TransactionStatus.ts';
export type ClearedPairDto = {
    transactionId: string;
    /**
     * proposed: another officer must say the same
     */
    pair: PairState;
    /**
     * One for each name of the party
     */
    clearances: Array<ClearanceDto>;
    /**
     * The rules whose question is still open
     */
    openRules: Array<string>;
    status: TransactionStatus;
    /**
     * decided: nothing else was asked, so the payment was released
     */
    state: ReviewState;
    /**
     * Whether nothing else is asked and the payment waits all the same: a wallet is frozen, or a case of one of its parties stands
     */
    isStopped: boolean;
};

