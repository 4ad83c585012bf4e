/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BilingualDto } from './BilingualDto.ts';
import type { OpinionEffect } from './OpinionEffect.ts';
import type { OpinionSourceDto } from './OpinionSourceDto.ts';
export type OpinionDto = {
    id: string;
    heldBy: BilingualDto;
    says: BilingualDto;
    /**
     * What becomes of what the rules of the point see: refused, put to the board, noted, or let pass
     */
    effect: OpinionEffect;
    sources: Array<OpinionSourceDto>;
};

