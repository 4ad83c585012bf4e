/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { FieldProblemDto } from './FieldProblemDto.ts';
export type PreviewRefusalDto = {
    status: number;
    code: string;
    error: string;
    /**
     * The facts behind it, as the step itself answers them
     */
    details: (Array<FieldProblemDto> | Record<string, any>) | null;
};

