/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SimulatedRefusalDto } from './SimulatedRefusalDto.ts';
import type { SimulatedStatusDto } from './SimulatedStatusDto.ts';
export type SimulationDto = {
    payments: number;
    seed: number;
    statuses: Array<SimulatedStatusDto>;
    /**
     * Those of which nothing was recorded
     */
    refusals: Array<SimulatedRefusalDto>;
};

