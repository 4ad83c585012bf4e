/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PlannedAreaDto } from './PlannedAreaDto.ts';
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
    /**
     * How many areas have a sample that was drawn
     */
    drawnCount: number;
    /**
     * How many findings are not closed
     */
    openFindingCount: number;
    /**
     * The highest score first
     */
    areas: Array<PlannedAreaDto>;
};

