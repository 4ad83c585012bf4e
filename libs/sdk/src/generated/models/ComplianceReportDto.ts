/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { KindFiguresDto } from './KindFiguresDto.ts';
import type { MoneyFiguresDto } from './MoneyFiguresDto.ts';
import type { NetworkFiguresDto } from './NetworkFiguresDto.ts';
import type { PrincipleFiguresDto } from './PrincipleFiguresDto.ts';
import type { ReviewFiguresDto } from './ReviewFiguresDto.ts';
import type { RuleFiguresDto } from './RuleFiguresDto.ts';
import type { RulesetFiguresDto } from './RulesetFiguresDto.ts';
import type { ScorePointDto } from './ScorePointDto.ts';
import type { SettingsFiguresDto } from './SettingsFiguresDto.ts';
import type { TypeFiguresDto } from './TypeFiguresDto.ts';
export type ComplianceReportDto = {
    from: string;
    /**
     * Not in the period any more
     */
    to: string;
    /**
     * Mean of all verdicts; null without any
     */
    overallScore: number | null;
    /**
     * Payments that were judged
     */
    totalTransactions: number;
    compliantTransactions: number;
    /**
     * Held for an officer
     */
    flaggedTransactions: number;
    rejectedTransactions: number;
    /**
     * Per cent; null without payments
     */
    successPct: number | null;
    recommendations: Array<string>;
    /**
     * The same in Arabic
     */
    recommendationsAr: Array<string>;
    principles: Array<PrincipleFiguresDto>;
    /**
     * The most frequent first
     */
    rules: Array<RuleFiguresDto>;
    networks: Array<NetworkFiguresDto>;
    types: Array<TypeFiguresDto>;
    distribution: Array<KindFiguresDto>;
    /**
     * In order; none where nothing was judged
     */
    scores: Array<ScorePointDto>;
    money: Array<MoneyFiguresDto>;
    reviews: ReviewFiguresDto;
    rulesets: Array<RulesetFiguresDto>;
    settings: Array<SettingsFiguresDto>;
};

