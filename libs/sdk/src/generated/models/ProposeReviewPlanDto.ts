/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ReviewCalendar } from './ReviewCalendar.ts';
import type { ReviewItemInputDto } from './ReviewItemInputDto.ts';
export type ProposeReviewPlanDto = {
    calendar: ReviewCalendar;
    /**
     * By that calendar; of the Hijri years those of Umm al-Qura
     */
    year: number;
    /**
     * In which days begin and end, as the IANA names it
     */
    timeZone?: string;
    note: string;
    items: Array<ReviewItemInputDto>;
};

