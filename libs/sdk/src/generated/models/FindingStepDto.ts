/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { FindingStepKind } from './FindingStepKind.ts';
export type FindingStepDto = {
    number: number;
    kind: FindingStepKind;
    text: string;
    agrees: boolean | null;
    dueOn: string | null;
    takenBy: string;
    takenAt: string;
};

