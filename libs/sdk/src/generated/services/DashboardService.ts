/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
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
}
