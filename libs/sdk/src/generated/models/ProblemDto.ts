/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { FieldProblemDto } from './FieldProblemDto.ts';
export type ProblemDto = {
    /**
     * One sentence a person can act on.
     */
    error: string;
    /**
     * A stable name for programs.
     */
    code: string;
    /**
     * The facts behind the refusal; for a 400 a list of fields with what is wrong with each.
     */
    details?: (Array<FieldProblemDto> | Record<string, any>);
    /**
     * The id of the request, to be quoted to support.
     */
    requestId: string;
};

