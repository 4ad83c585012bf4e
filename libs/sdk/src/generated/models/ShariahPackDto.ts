/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PackAudience } from './PackAudience.ts';
import type { PackState } from './PackState.ts';
import type { ShariahPackFileDto } from './ShariahPackFileDto.ts';
export type ShariahPackDto = {
    id: string;
    bankName: string;
    audience: PackAudience;
    from: string;
    /**
     * Not in the period any more
     */
    to: string;
    timeZone: string;
    /**
     * Its period was not over when it was asked for
     */
    provisional: boolean;
    state: PackState;
    requestedBy: string;
    createdAt: string;
    endedAt: string | null;
    files: Array<ShariahPackFileDto>;
};

