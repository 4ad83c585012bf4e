/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ContractState } from './ContractState.ts';
import type { StageStanding } from './StageStanding.ts';
export type StageDto = {
    state: ContractState;
    standing: StageStanding;
    reachedAt: string | null;
};

