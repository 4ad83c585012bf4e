/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { FindingClass } from './FindingClass.ts';
import type { FindingState } from './FindingState.ts';
import type { FindingStepDto } from './FindingStepDto.ts';
import type { FindingStepKind } from './FindingStepKind.ts';
export type ReviewFindingDto = {
    id: string;
    planId: string;
    paperId: string | null;
    /**
     * The payment of that paper
     */
    transactionId: string | null;
    /**
     * The event of the non-compliance register that it became
     */
    eventId: string | null;
    class: FindingClass;
    state: FindingState;
    title: string;
    recommendation: string;
    /**
     * As it was moved last
     */
    dueOn: string;
    raisedBy: string;
    raisedAt: string;
    /**
     * In the order in which they were taken
     */
    steps: Array<FindingStepDto>;
    /**
     * What you may do about it now
     */
    actions: Array<FindingStepKind>;
};

