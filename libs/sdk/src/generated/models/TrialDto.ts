/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TrialCountDto } from './TrialCountDto.ts';
export type TrialDto = {
    days: number;
    examined: number;
    /**
     * True when there were more payments than are tried at once
     */
    isPartial: boolean;
    changes: Array<TrialCountDto>;
    ranBy: string;
    ranAt: string;
};

