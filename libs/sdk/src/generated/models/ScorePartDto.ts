/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ScorePartName } from './ScorePartName.ts';
export type ScorePartDto = {
    /**
     * Words that agree exactly, in another spelling or script, nearly, or as an initial; words that only the list (missing) or only the name (extra) has; another order; the name as a whole
     */
    name: ScorePartName;
    given?: string;
    listed?: string;
    /**
     * What it adds to the score of 100, or costs
     */
    points: number;
};

