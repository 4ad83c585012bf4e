/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ConsentRole } from './ConsentRole.ts';
import type { ContractAction } from './ContractAction.ts';
import type { StepField } from './StepField.ts';
export type LegalActionDto = {
    action: ContractAction;
    /**
     * What the step must be given
     */
    needs: Array<StepField>;
    may: Array<StepField>;
    /**
     * Who must confirm it; where money moves, its owner and, for money of a bank, a second officer as well
     */
    consent: ConsentRole | null;
    /**
     * What is still missing for it, as codes of refusals
     */
    missing: Array<string>;
};

