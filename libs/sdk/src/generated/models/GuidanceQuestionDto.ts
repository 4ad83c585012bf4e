/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { GuidanceLanguage } from './GuidanceLanguage.ts';
export type GuidanceQuestionDto = {
    question: string;
    /**
     * What the question is about; it only helps to choose between sources
     */
    context?: string;
    /**
     * Absent: the question’s own
     */
    language?: GuidanceLanguage;
};

