/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BilingualDto } from './BilingualDto.ts';
import type { ContractType } from './ContractType.ts';
export type ContractTemplateDto = {
    id: string;
    type: ContractType;
    title: BilingualDto;
    description: BilingualDto;
    terms: Record<string, any>;
};

