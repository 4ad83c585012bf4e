/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ScreeningHitDto } from './ScreeningHitDto.ts';
import type { ScreeningSource } from './ScreeningSource.ts';
export type ScreeningResultDto = {
    /**
     * Whether the lists that must be in force are, and the name can be read
     */
    isScreened: boolean;
    /**
     * Whether the name, or a part of it, is written in nothing that is read
     */
    isUnread: boolean;
    /**
     * Whether a list in force is out of date
     */
    isStale: boolean;
    /**
     * Lists that must be in force and are not
     */
    missingLists: Array<ScreeningSource>;
    hits: Array<ScreeningHitDto>;
};

