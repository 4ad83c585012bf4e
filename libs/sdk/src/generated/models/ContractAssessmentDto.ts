/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ContractFigureDto } from './ContractFigureDto.ts';
import type { ContractFindingDto } from './ContractFindingDto.ts';
import type { ScheduleLineDto } from './ScheduleLineDto.ts';
export type ContractAssessmentDto = {
    valid: boolean;
    /**
     * Gravest first
     */
    findings: Array<ContractFindingDto>;
    schedule: Array<ScheduleLineDto>;
    /**
     * Why there is no schedule, in a sentence
     */
    scheduleProblem: string | null;
    figures: Array<ContractFigureDto>;
    rulesetVersion: string;
};

