/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AgeFiguresDto } from './AgeFiguresDto.ts';
export type ReviewFiguresDto = {
    opened: number;
    approved: number;
    rejected: number;
    /**
     * Ended otherwise, such as by the payer
     */
    closed: number;
    /**
     * When the period ended
     */
    openAtEnd: number;
    /**
     * Of the open ones
     */
    ageing: Array<AgeFiguresDto>;
    /**
     * Whole hours; null when none is open
     */
    oldestHours: number | null;
    /**
     * Whole hours; null when none was decided
     */
    medianHoursToDecision: number | null;
};

