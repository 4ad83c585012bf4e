/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { HawlDto } from './HawlDto.ts';
import type { MissingPriceDto } from './MissingPriceDto.ts';
import type { NisabDto } from './NisabDto.ts';
import type { ZakatAdvanceDto } from './ZakatAdvanceDto.ts';
import type { ZakatAmountsDto } from './ZakatAmountsDto.ts';
import type { ZakatDayDto } from './ZakatDayDto.ts';
import type { ZakatLineDto } from './ZakatLineDto.ts';
import type { ZakatOpinionsDto } from './ZakatOpinionsDto.ts';
export type ZakatPositionDto = {
    /**
     * Whether you asked to be reminded; else the usual opinions are shown
     */
    isFollowed: boolean;
    opinions: ZakatOpinionsDto;
    today: ZakatDayDto;
    missingPrice: MissingPriceDto | null;
    /**
     * Of both metals; none where the price is missing
     */
    nisab: Array<NisabDto>;
    lines: Array<ZakatLineDto>;
    /**
     * null: a price is missing
     */
    base: ZakatAmountsDto | null;
    /**
     * Whether all together comes to nisab
     */
    isReached: boolean | null;
    /**
     * What would be due if the year were over today
     */
    estimate: ZakatAmountsDto | null;
    /**
     * Years that are over and not assessed yet
     */
    open: Array<HawlDto>;
    running: HawlDto | null;
    /**
     * The last day that ended a year early
     */
    brokenOn: string | null;
    /**
     * The last day that nobody can judge because it has no price: no year is told from before it
     */
    unknownOn: string | null;
    /**
     * Paid ahead since the year began
     */
    advances: Array<ZakatAdvanceDto>;
};

