/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ContractValueDto } from './ContractValueDto.ts';
export type ContractStatsDto = {
    /**
     * Neither ended nor rejected
     */
    active: number;
    /**
     * Of those active
     */
    totalValue: Array<ContractValueDto>;
    /**
     * Valid of all judged, in percent
     */
    compliantRate: number | null;
    /**
     * Ended as agreed
     */
    executed: number;
};

