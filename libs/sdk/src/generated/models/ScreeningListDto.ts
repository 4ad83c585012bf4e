/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ScreeningSource } from './ScreeningSource.ts';
export type ScreeningListDto = {
    source: ScreeningSource;
    /**
     * The day its publisher gives it
     */
    publishedOn: string;
    /**
     * SHA-256 of the file
     */
    digest: string;
    entries: number;
    loadedAt: string;
    /**
     * null for the sandbox itself
     */
    loadedBy: string | null;
    /**
     * When it was last loaded or seen unchanged
     */
    confirmedAt: string;
    /**
     * Whether payments are screened against it
     */
    isActive: boolean;
    /**
     * Whether it is in force and unconfirmed for so long that nothing passes on its word
     */
    isStale: boolean;
    /**
     * null: not in force
     */
    staleFrom: string | null;
};

