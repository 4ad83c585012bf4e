/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DayFiguresDto } from './DayFiguresDto.ts';
import type { PrincipleOutcomeDto } from './PrincipleOutcomeDto.ts';
import type { SpokenRuleDto } from './SpokenRuleDto.ts';
export type DashboardOverviewDto = {
    /**
     * Where the first day begins, in UTC
     */
    from: string;
    asOf: string;
    /**
     * Thirty days, each with every network
     */
    days: Array<DayFiguresDto>;
    /**
     * Payments that were judged, of the payer’s side
     */
    judged: number;
    /**
     * Of payments that the caller’s side made; empty for people, who are not told of reviews by figures
     */
    principles: Array<PrincipleOutcomeDto>;
    /**
     * The five that spoke up most; empty for people
     */
    rules: Array<SpokenRuleDto>;
};

