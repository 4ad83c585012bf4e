/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { FieldCode } from './FieldCode.ts';
export type FieldProblemDto = {
    /**
     * The field by its path
     */
    field: string;
    /**
     * One sentence a person can act on.
     */
    message: string;
    /**
     * What is wrong with it; without one, the code of the refusal says it.
     */
    code?: FieldCode;
    /**
     * The facts that belong to the code: least and most of what has bounds.
     */
    data?: Record<string, any>;
    /**
     * The value that was probably meant
     */
    proposed?: string;
};

