/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ScreeningCaseDecision } from './ScreeningCaseDecision.ts';
export type ScreeningOpinionDto = {
    officerId: string;
    officer: string;
    decision: ScreeningCaseDecision;
    reason: string;
    givenAt: string;
};

