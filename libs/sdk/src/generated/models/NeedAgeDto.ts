/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CaseAge } from './CaseAge.ts';
export type NeedAgeDto = {
    age: CaseAge;
    count: number;
};

