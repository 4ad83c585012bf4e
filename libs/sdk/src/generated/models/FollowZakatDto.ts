/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ZakatCalendar } from './ZakatCalendar.ts';
import type { ZakatMethod } from './ZakatMethod.ts';
import type { ZakatSchool } from './ZakatSchool.ts';
export type FollowZakatDto = {
    school: ZakatSchool;
    calendar: ZakatCalendar;
    method: ZakatMethod;
};

