/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NonComplianceAction } from './NonComplianceAction.ts';
import type { NonComplianceMateriality } from './NonComplianceMateriality.ts';
import type { NonComplianceNature } from './NonComplianceNature.ts';
export type NonComplianceStepRequestDto = {
    /**
     * classify needs nature and materiality; plan needs ownerId, plan and dueOn; the others need a note
     */
    step: NonComplianceAction;
    /**
     * actual: it happened; potential: a control that would have kept it away was missing
     */
    nature?: NonComplianceNature;
    /**
     * Policy of the bank’s committee: what is material is confirmed by a scholar before it is closed
     */
    materiality?: NonComplianceMateriality;
    /**
     * Why it came about
     */
    cause?: string;
    /**
     * How much of the income is tainted
     */
    tainted?: string;
    /**
     * The officer of the bank who sees to it
     */
    ownerId?: string;
    plan?: string;
    /**
     * By when
     */
    dueOn?: string;
    note?: string;
};

