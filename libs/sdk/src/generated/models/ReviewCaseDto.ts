/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
import type { FindingCountsDto } from './FindingCountsDto.ts';
import type { Network } from './Network.ts';
import type { OfficerDto } from './OfficerDto.ts';
import type { PartyActivityDto } from './PartyActivityDto.ts';
import type { ReviewAgeing } from './ReviewAgeing.ts';
import type { ReviewDecision } from './ReviewDecision.ts';
import type { ReviewOpinionDto } from './ReviewOpinionDto.ts';
import type { ReviewPartyDto } from './ReviewPartyDto.ts';
import type { ReviewState } from './ReviewState.ts';
import type { TimelineEntryDto } from './TimelineEntryDto.ts';
import type { WhyDto } from './WhyDto.ts';
export type ReviewCaseDto = {
    transactionId: string;
    network: Network;
    amount: string;
    currency: Currency;
    memo: string | null;
    /**
     * Whether it has a memo that has to be opened
     */
    isMemoSealed: boolean;
    payer: ReviewPartyDto;
    payee: ReviewPartyDto;
    score: number;
    /**
     * Those that fired, gravest first
     */
    rules: Array<string>;
    findings: FindingCountsDto;
    state: ReviewState;
    decision: ReviewDecision | null;
    /**
     * How many officers must agree
     */
    officersNeeded: number;
    /**
     * Oldest first
     */
    opinions: Array<ReviewOpinionDto>;
    assignee: OfficerDto | null;
    openedAt: string;
    endedAt: string | null;
    /**
     * Seconds it has waited, or waited until it ended
     */
    ageSeconds: number;
    ageing: ReviewAgeing;
    verdict: WhyDto;
    /**
     * Of payment and case, oldest first
     */
    timeline: Array<TimelineEntryDto>;
    payerActivity: PartyActivityDto;
    payeeActivity: PartyActivityDto;
    /**
     * Whether you may decide it
     */
    mayDecide: boolean;
};

