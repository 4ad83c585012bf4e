/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BankDto } from './BankDto.ts';
import type { Currency } from './Currency.ts';
import type { NonComplianceMateriality } from './NonComplianceMateriality.ts';
import type { NonComplianceNature } from './NonComplianceNature.ts';
import type { NonComplianceNext } from './NonComplianceNext.ts';
import type { NonCompliancePaymentDto } from './NonCompliancePaymentDto.ts';
import type { NonCompliancePersonDto } from './NonCompliancePersonDto.ts';
import type { NonComplianceSource } from './NonComplianceSource.ts';
import type { NonComplianceState } from './NonComplianceState.ts';
import type { NonComplianceStepDto } from './NonComplianceStepDto.ts';
import type { ReviewedFindingDto } from './ReviewedFindingDto.ts';
import type { RuleSubject } from './RuleSubject.ts';
export type NonComplianceDetailDto = {
    id: string;
    bank: BankDto;
    /**
     * Its number in the register of the bank, which has no gaps
     */
    number: number;
    source: NonComplianceSource;
    state: NonComplianceState;
    title: string;
    description: string;
    principle: RuleSubject | null;
    ruleIds: Array<string>;
    /**
     * The version of the rules that found it
     */
    rulesetVersion: number | null;
    contractId: string | null;
    /**
     * How many payments it concerns
     */
    payments: number;
    /**
     * actual: it happened; potential: a control that would have kept it away was missing
     */
    nature: NonComplianceNature | null;
    /**
     * Policy of the bank’s committee: what is material is confirmed by a scholar before it is closed
     */
    materiality: NonComplianceMateriality | null;
    cause: string | null;
    tainted: string | null;
    currency: Currency | null;
    /**
     * Who sees to it
     */
    owner: NonCompliancePersonDto | null;
    plan: string | null;
    dueOn: string | null;
    /**
     * Whether the day of its plan is over and it is not remedied
     */
    isOverdue: boolean;
    /**
     * Whether a scholar confirmed that it was mended
     */
    isConfirmed: boolean;
    /**
     * null: found by the clock
     */
    recordedBy: string | null;
    recordedAt: string;
    /**
     * The finding of a Shariah review that it came from
     */
    finding: ReviewedFindingDto | null;
    /**
     * The first two hundred
     */
    concerned: Array<NonCompliancePaymentDto>;
    /**
     * The newest first
     */
    history: Array<NonComplianceStepDto>;
    /**
     * What you may do with it now
     */
    actions: Array<NonComplianceNext>;
};

