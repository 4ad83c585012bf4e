/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ListOutcome } from './ListOutcome.ts';
import type { ScreeningSource } from './ScreeningSource.ts';
export type LoadedListDto = {
    source: ScreeningSource;
    publishedOn: string;
    digest: string;
    entries: number;
    /**
     * confirmed: it was in force already
     */
    outcome: ListOutcome;
    added: number;
    changed: number;
    removed: number;
    /**
     * Clearances of entries that changed
     */
    clearancesEnded: number;
};

