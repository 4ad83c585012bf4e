/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SourceCertainty } from './SourceCertainty.ts';
export type OpinionSourceDto = {
    text: string;
    /**
     * Seen in the source itself, in a copy or summary only, or general knowledge that was not looked up
     */
    certainty: SourceCertainty;
};

