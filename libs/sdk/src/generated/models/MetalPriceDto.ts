/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Metal } from './Metal.ts';
export type MetalPriceDto = {
    day: string;
    metal: Metal;
    /**
     * Of a gram of 24 carats
     */
    aed: string;
    qar: string;
    source: string;
    /**
     * The newest approved version that has this day
     */
    version: number;
};

