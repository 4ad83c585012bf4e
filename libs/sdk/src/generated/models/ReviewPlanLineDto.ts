/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ReviewCalendar } from './ReviewCalendar.ts';
import type { ReviewPlanState } from './ReviewPlanState.ts';
export type ReviewPlanLineDto = {
    id: string;
    bankId: string;
    bankName: string;
    calendar: ReviewCalendar;
    year: number;
    from: string;
    to: string;
    timeZone: string;
    state: ReviewPlanState;
    proposedBy: string;
    proposedAt: string;
    decidedBy: string | null;
    decidedAt: string | null;
    /**
     * How many areas are looked at
     */
    itemCount: number;
    /**
     * How many samples were ordered
     */
    sampleCount: number;
};

