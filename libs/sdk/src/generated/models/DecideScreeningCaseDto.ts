/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ScreeningCaseDecision } from './ScreeningCaseDecision.ts';
export type DecideScreeningCaseDto = {
    /**
     * confirm: it is the one listed, which two people must say; clear: it is not
     */
    decision: ScreeningCaseDecision;
    reason: string;
};

