/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DashboardNeedsDto } from '../models/DashboardNeedsDto.ts';
import type { DashboardOverviewDto } from '../models/DashboardOverviewDto.ts';
import type { DashboardStatsDto } from '../models/DashboardStatsDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class DashboardService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Get the figures for what you may see
     * Transactions, volume, average score and active wallets within your reach, with the last five transactions.
     * @returns DashboardStatsDto
     * @throws ConnectError
     */
    public getDashboardStats(): CancelablePromise<DashboardStatsDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/dashboard/stats',
        });
    }
    /**
     * Get what happened in the last thirty days
     * Payments and volume by day (UTC) and network, how they stand by each principle, and the rules that spoke up most, within your reach. Read from sums that are kept with each sealed block.
     * @returns DashboardOverviewDto
     * @throws ConnectError
     */
    public getDashboardOverview(): CancelablePromise<DashboardOverviewDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/dashboard/overview',
        });
    }
    /**
     * Get what waits for you
     * How much of each kind waits, for how long, and nothing that you may not act on yourself: what you made, gain by or have decided already is not counted.
     * @returns DashboardNeedsDto
     * @throws ConnectError
     */
    public getDashboardNeeds(): CancelablePromise<DashboardNeedsDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/dashboard/needs',
        });
    }
}
