/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ConsentDto } from './ConsentDto.ts';
import type { ContractAction } from './ContractAction.ts';
export type WaitingStepDto = {
    action: ContractAction;
    consents: Array<ConsentDto>;
    requestedBy: string;
    requestedAt: string;
    input: Record<string, any>;
};

