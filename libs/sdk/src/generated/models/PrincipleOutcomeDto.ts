/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Principle } from './Principle.ts';
export type PrincipleOutcomeDto = {
    principle: Principle;
    passed: number;
    /**
     * A rule asked for an officer to look
     */
    review: number;
    failed: number;
};

