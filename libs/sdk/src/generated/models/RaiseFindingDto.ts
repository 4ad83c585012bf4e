/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { FindingClass } from './FindingClass.ts';
export type RaiseFindingDto = {
    /**
     * The approved plan under which it was found
     */
    planId: string;
    /**
     * The working paper that it rests on
     */
    paperId?: string;
    class: FindingClass;
    title: string;
    recommendation: string;
    /**
     * The day by which it is put right
     */
    dueOn: string;
};

