/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
import type { NonComplianceMateriality } from './NonComplianceMateriality.ts';
import type { NonComplianceNature } from './NonComplianceNature.ts';
import type { RuleSubject } from './RuleSubject.ts';
export type RecordNonComplianceDto = {
    /**
     * actual: it happened; potential: a control that would have kept it away was missing
     */
    nature: NonComplianceNature;
    /**
     * Policy of the bank’s committee: what is material is confirmed by a scholar before it is closed
     */
    materiality: NonComplianceMateriality;
    /**
     * Why it came about
     */
    cause?: string;
    /**
     * How much of the income is tainted, once known
     */
    tainted?: string;
    title: string;
    description: string;
    principle?: RuleSubject;
    ruleIds?: Array<string>;
    /**
     * The payments that it concerns, by id or UETR; they are of your bank’s customers
     */
    transactionIds?: Array<string>;
    /**
     * The contract that it concerns
     */
    contractId?: string;
    /**
     * Of what is tainted; that of the payments or the contract where there are any
     */
    currency?: Currency;
};

