/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DashboardNeed } from './DashboardNeed.ts';
import type { NeedAgeDto } from './NeedAgeDto.ts';
export type NeedDto = {
    /**
     * reviews: cases to decide; approvals: payments to approve or reject; recalls: payments that the payers ask to have back from the caller’s side; screening: cases of sanctions; contracts: steps that wait for a consent; customers: changes of files to decide; escrow: payments in escrow that are the caller’s own; webhooks: those of the caller’s that fail or were switched off for failing; resolutions: those that wait for the opinion of a scholar
     */
    need: DashboardNeed;
    /**
     * At most a thousand are counted
     */
    count: number;
    /**
     * Whether there may be more than were counted
     */
    isMore: boolean;
    /**
     * Since when the oldest waits
     */
    oldestAt: string | null;
    ageing: Array<NeedAgeDto>;
};

