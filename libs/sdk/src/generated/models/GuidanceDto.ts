/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { GuidanceCitationDto } from './GuidanceCitationDto.ts';
import type { GuidanceLanguage } from './GuidanceLanguage.ts';
import type { GuidancePassageDto } from './GuidancePassageDto.ts';
import type { GuidanceSchoolDto } from './GuidanceSchoolDto.ts';
import type { GuidanceWriter } from './GuidanceWriter.ts';
import type { ReferralReason } from './ReferralReason.ts';
export type GuidanceDto = {
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
     * The Shari’ah board must answer, or decide
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

