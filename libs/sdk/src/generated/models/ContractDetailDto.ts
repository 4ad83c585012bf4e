/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ContractFigureDto } from './ContractFigureDto.ts';
import type { ContractFindingDto } from './ContractFindingDto.ts';
import type { ContractPartyDto } from './ContractPartyDto.ts';
import type { ContractPaymentDto } from './ContractPaymentDto.ts';
import type { ContractProgressDto } from './ContractProgressDto.ts';
import type { ContractState } from './ContractState.ts';
import type { ContractStepDto } from './ContractStepDto.ts';
import type { ContractType } from './ContractType.ts';
import type { Currency } from './Currency.ts';
import type { FieldProblemDto } from './FieldProblemDto.ts';
import type { FollowedOpinionDto } from './FollowedOpinionDto.ts';
import type { LegalActionDto } from './LegalActionDto.ts';
import type { Network } from './Network.ts';
import type { NextDueDto } from './NextDueDto.ts';
import type { ScheduleLineDto } from './ScheduleLineDto.ts';
import type { UnreadTermDto } from './UnreadTermDto.ts';
import type { WaitingStepDto } from './WaitingStepDto.ts';
export type ContractDetailDto = {
    id: string;
    /**
     * The same contract as people read it
     */
    reference: string;
    type: ContractType;
    state: ContractState;
    /**
     * Whether no rule refuses its terms
     */
    valid: boolean;
    network: Network;
    currency: Currency;
    subject: string | null;
    /**
     * Which version of its terms stands
     */
    version: number;
    /**
     * Whether the caller may revise its terms now
     */
    mayRevise: boolean;
    /**
     * Total price, total rent, or capital
     */
    value: string;
    /**
     * What was paid of what falls due
     */
    paid: string;
    /**
     * What is still to be paid of it, as far as it is known
     */
    outstanding: string;
    parties: Array<ContractPartyDto>;
    nextDue: NextDueDto | null;
    waiting: WaitingStepDto | null;
    /**
     * What the caller may do now
     */
    actions: Array<LegalActionDto>;
    createdBy: string;
    createdAt: string;
    changedAt: string;
    terms: Record<string, any>;
    findings: Array<ContractFindingDto>;
    /**
     * What no rule could read; the board is asked
     */
    unread: Array<UnreadTermDto>;
    /**
     * null where it was not kept
     */
    profile: string | null;
    opinions?: Array<FollowedOpinionDto>;
    rulesetVersion: string;
    figures: Array<ContractFigureDto>;
    schedule: Array<ScheduleLineDto>;
    scheduleProblem: FieldProblemDto | null;
    /**
     * What the steps have put on record
     */
    facts: Record<string, any>;
    progress: ContractProgressDto;
    steps: Array<ContractStepDto>;
    payments: Array<ContractPaymentDto>;
};

