/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CaseSide } from './CaseSide.ts';
import type { Currency } from './Currency.ts';
import type { ReviewDecision } from './ReviewDecision.ts';
import type { ReviewState } from './ReviewState.ts';
export type EarlierCaseDto = {
    transactionId: string;
    amount: string;
    currency: Currency;
    state: ReviewState;
    decision: ReviewDecision | null;
    openedAt: string;
    endedAt: string | null;
    rules: Array<string>;
    /**
     * Entries that were like a party
     */
    entries: Array<string>;
    /**
     * Which of the two sides of this case took part in it
     */
    sides: Array<CaseSide>;
};

