/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PlannedAreaDto } from './PlannedAreaDto.ts';
import type { ReviewCalendar } from './ReviewCalendar.ts';
import type { ReviewItemDto } from './ReviewItemDto.ts';
import type { ReviewPlanState } from './ReviewPlanState.ts';
import type { ReviewRiskDto } from './ReviewRiskDto.ts';
export type ReviewPlanDto = {
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
    note: string;
    reason: string | null;
    /**
     * As it was when the plan was proposed
     */
    risk: ReviewRiskDto;
    items: Array<ReviewItemDto>;
    /**
     * Whether you may approve or refuse it
     */
    mayDecide: boolean;
    /**
     * Whether you may order samples under it
     */
    maySample: boolean;
};

