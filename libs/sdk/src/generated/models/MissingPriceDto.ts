/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Metal } from './Metal.ts';
export type MissingPriceDto = {
    metal: Metal;
    day: string;
    /**
     * The last day that has one
     */
    last: string | null;
    /**
     * How many days old one may be
     */
    mostDays: number;
};

