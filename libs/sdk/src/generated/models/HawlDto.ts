/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ZakatDayDto } from './ZakatDayDto.ts';
export type HawlDto = {
    /**
     * The first day that ended with nisab
     */
    from: ZakatDayDto;
    /**
     * The day with whose beginning the year is over
     */
    due: ZakatDayDto;
    /**
     * A day within it that ended below nisab, which by the opinion followed did not end it
     */
    fellBelowOn: string | null;
};

