/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ChangeDto } from './ChangeDto.ts';
import type { TransactionDto } from './TransactionDto.ts';
import type { VolumeByCurrencyDto } from './VolumeByCurrencyDto.ts';
export type DashboardStatsDto = {
    totalTransactions: number;
    completedTransactions: number;
    /**
     * Completed volume in AED; QAR at the dated rate
     */
    totalVolume: string;
    volumeByCurrency: VolumeByCurrencyDto;
    /**
     * Mean of all verdicts; null without any
     */
    averageComplianceScore: number | null;
    /**
     * Wallets that are not frozen
     */
    activeWallets: number;
    change: ChangeDto;
    /**
     * The newest five
     */
    recentTransactions: Array<TransactionDto>;
    asOf: string;
};

