/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { StageDto } from './StageDto.ts';
import type { TurnDto } from './TurnDto.ts';
import type { WaitDto } from './WaitDto.ts';
export type ContractProgressDto = {
    stages: Array<StageDto>;
    /**
     * What may be done now and by whom, leading on first
     */
    turns: Array<TurnDto>;
    waitsFor: WaitDto;
};

