/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ContractFigureDto } from './ContractFigureDto.ts';
import type { ContractFindingDto } from './ContractFindingDto.ts';
import type { ContractRefusalDto } from './ContractRefusalDto.ts';
import type { FieldProblemDto } from './FieldProblemDto.ts';
import type { FollowedOpinionDto } from './FollowedOpinionDto.ts';
import type { PartyCheckDto } from './PartyCheckDto.ts';
import type { ScheduleLineDto } from './ScheduleLineDto.ts';
import type { UnreadTermDto } from './UnreadTermDto.ts';
export type ContractAssessmentDto = {
    /**
     * Whether a contract would be made of them: never beside a refusal
     */
    valid: boolean;
    /**
     * Gravest first
     */
    findings: Array<ContractFindingDto>;
    /**
     * What no rule could read; the board is asked
     */
    unread: Array<UnreadTermDto>;
    /**
     * Why these terms would not be made a contract, in the very words; null: they would be
     */
    refusal: ContractRefusalDto | null;
    schedule: Array<ScheduleLineDto>;
    /**
     * Why there is no schedule
     */
    scheduleProblem: FieldProblemDto | null;
    figures: Array<ContractFigureDto>;
    /**
     * Of each name in partyNames; none with a refusal
     */
    partyChecks: Array<PartyCheckDto>;
    profile: string;
    opinions?: Array<FollowedOpinionDto>;
    rulesetVersion: string;
};

