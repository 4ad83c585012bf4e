/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { School } from './School.ts';
export type GuidanceSchoolDto = {
    school: School;
    view: string;
};

