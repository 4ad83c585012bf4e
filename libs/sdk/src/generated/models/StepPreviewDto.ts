/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ContractAction } from './ContractAction.ts';
import type { ContractState } from './ContractState.ts';
import type { Currency } from './Currency.ts';
import type { LackingConsentDto } from './LackingConsentDto.ts';
import type { NextDueDto } from './NextDueDto.ts';
import type { PostingDto } from './PostingDto.ts';
import type { PreviewBalanceDto } from './PreviewBalanceDto.ts';
import type { PreviewDepositDto } from './PreviewDepositDto.ts';
import type { PreviewPaymentDto } from './PreviewPaymentDto.ts';
import type { PreviewRefusalDto } from './PreviewRefusalDto.ts';
import type { TurnDto } from './TurnDto.ts';
export type StepPreviewDto = {
    /**
     * Of a consent: the step it is for
     */
    step: ContractAction;
    state: ContractState;
    /**
     * After it
     */
    nextState: ContractState;
    /**
     * Who else must consent before it is done; nothing moves until the last of them has
     */
    waitsFor: Array<LackingConsentDto>;
    /**
     * Whether it posts, holds or frees money
     */
    movesMoney: boolean;
    currency: Currency;
    /**
     * Everything that payers give by it, donations included
     */
    total: string;
    payments: Array<PreviewPaymentDto>;
    deposit: PreviewDepositDto | null;
    postings: Array<PostingDto>;
    balances: Array<PreviewBalanceDto>;
    /**
     * What is still to be paid after it
     */
    outstanding: string;
    /**
     * What falls due next after it
     */
    nextDue: NextDueDto | null;
    /**
     * What may be done after it, and by whom
     */
    next: Array<TurnDto>;
    /**
     * null: it would be done
     */
    refusal: PreviewRefusalDto | null;
    /**
     * Sent along as `expected`, it lets the step be done only if it still does just this; null: it does nothing that could change
     */
    expected: string | null;
};

