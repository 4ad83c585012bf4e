/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { FieldProblemDto } from './FieldProblemDto.ts';
export type ContractRefusalDto = {
    status: number;
    code: string;
    error: string;
    /**
     * Each under the name that was typed
     */
    fields: Array<FieldProblemDto>;
    /**
     * The facts behind it where it is of no field
     */
    facts: Record<string, any> | null;
};

