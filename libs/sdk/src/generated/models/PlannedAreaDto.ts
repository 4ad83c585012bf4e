/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ReviewArea } from './ReviewArea.ts';
export type PlannedAreaDto = {
    area: ReviewArea;
    /**
     * As it was when the plan was proposed; 0 where nothing was paid
     */
    score: number;
};

