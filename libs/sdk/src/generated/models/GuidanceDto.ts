/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { GuidanceCitationDto } from './GuidanceCitationDto.ts';
import type { GuidanceIntent } from './GuidanceIntent.ts';
import type { GuidanceLanguage } from './GuidanceLanguage.ts';
import type { GuidanceOutcome } from './GuidanceOutcome.ts';
import type { GuidancePassageDto } from './GuidancePassageDto.ts';
import type { GuidanceSchoolDto } from './GuidanceSchoolDto.ts';
import type { GuidanceWriter } from './GuidanceWriter.ts';
import type { ReferralReason } from './ReferralReason.ts';
import type { Ruling } from './Ruling.ts';
export type GuidanceDto = {
    /**
     * Referred: the board or compliance decides, and passages are for reading. Refused: out of scope
     */
    outcome: GuidanceOutcome;
    /**
     * What the question wants
     */
    intent: GuidanceIntent;
    /**
     * Only when the question asks the very thing that the first passage rules on
     */
    ruling?: Ruling;
    answer: string;
    language: GuidanceLanguage;
    passages: Array<GuidancePassageDto>;
    citations: Array<GuidanceCitationDto>;
    schools: Array<GuidanceSchoolDto>;
    /**
     * Rules that act on the matter
     */
    rules: Array<string>;
    disclaimer: string;
    /**
     * Nothing here is an answer; true unless answered
     */
    referToBoard: boolean;
    reason?: ReferralReason;
    referral?: string;
    /**
     * The same words and sources have the same version
     */
    corpusVersion: string;
    /**
     * How near the question is to the first passage
     */
    confidence: number;
    phrasedBy: GuidanceWriter;
};

