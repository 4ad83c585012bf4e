/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ReviewArea } from './ReviewArea.ts';
export type ReviewItemDto = {
    id: string;
    area: ReviewArea;
    /**
     * From when on
     */
    from: string;
    /**
     * Up to when, itself not counted
     */
    to: string;
    /**
     * Who looks at it
     */
    owner: string;
    dueOn: string;
    /**
     * How often a sample was ordered
     */
    samples: number;
};

