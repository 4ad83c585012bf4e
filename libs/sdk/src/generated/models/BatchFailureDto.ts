/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { VerdictDto } from './VerdictDto.ts';
export type BatchFailureDto = {
    /**
     * Its place in the request
     */
    index: number;
    code: string;
    error: string;
    /**
     * When compliance refused it
     */
    verdict: VerdictDto | null;
};

