/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PackAudience } from './PackAudience.ts';
export type RequestShariahPackDto = {
    audience: PackAudience;
    /**
     * The first day of the year
     */
    from: string;
    /**
     * The last day of the year
     */
    to: string;
    /**
     * In which days begin and end, as the IANA names it
     */
    timeZone?: string;
};

