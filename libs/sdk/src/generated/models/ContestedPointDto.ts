/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BilingualDto } from './BilingualDto.ts';
import type { OpinionDto } from './OpinionDto.ts';
export type ContestedPointDto = {
    id: string;
    title: BilingualDto;
    question: BilingualDto;
    rules: Array<string>;
    /**
     * From the strictest to the mildest
     */
    opinions: Array<OpinionDto>;
};

