/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Metal } from './Metal.ts';
import type { ZakatAmountsDto } from './ZakatAmountsDto.ts';
export type NisabDto = {
    metal: Metal;
    /**
     * Whether the opinion followed tells nisab by it; else it is shown
     */
    isBase: boolean;
    /**
     * Of pure metal
     */
    grams: string;
    worth: ZakatAmountsDto;
    /**
     * What a gram cost
     */
    gram: ZakatAmountsDto;
    priceDay: string;
    source: string;
    /**
     * The version of prices that it is from
     */
    version: number;
};

