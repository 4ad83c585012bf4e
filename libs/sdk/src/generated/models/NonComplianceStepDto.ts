/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NonComplianceMateriality } from './NonComplianceMateriality.ts';
import type { NonComplianceNature } from './NonComplianceNature.ts';
import type { NonComplianceState } from './NonComplianceState.ts';
import type { NonComplianceStepKind } from './NonComplianceStepKind.ts';
export type NonComplianceStepDto = {
    position: number;
    kind: NonComplianceStepKind;
    note: string | null;
    state: NonComplianceState;
    nature: NonComplianceNature | null;
    materiality: NonComplianceMateriality | null;
    plan: string | null;
    dueOn: string | null;
    tainted: string | null;
    /**
     * null: found by the clock
     */
    takenBy: string | null;
    takenAt: string;
};

