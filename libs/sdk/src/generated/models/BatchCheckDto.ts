/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DuplicateRowDto } from './DuplicateRowDto.ts';
export type BatchCheckDto = {
    /**
     * Rows that look like payments of the last 90 days
     */
    duplicates: Array<DuplicateRowDto>;
};

