/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { FindingStepKind } from './FindingStepKind.ts';
export type TakeFindingStepDto = {
    /**
     * answer: management’s; follow_up: how far it is; close: by somebody who did not answer it; reopen
     */
    kind: FindingStepKind;
    text: string;
    /**
     * Of an answer, and needed there: whether management agrees
     */
    agrees?: boolean;
    /**
     * Another due day; of follow_up and reopen
     */
    dueOn?: string;
};

