/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { FieldCode } from './FieldCode.ts';
export type IsoProblemDto = {
    path: string;
    line: number;
    code: FieldCode;
    message: string;
};

