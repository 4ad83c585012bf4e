/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RefusedFieldDto } from './RefusedFieldDto.ts';
export type ContractRefusalDto = {
    status: number;
    code: string;
    error: string;
    fields: Array<RefusedFieldDto>;
};

