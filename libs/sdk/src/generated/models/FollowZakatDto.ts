/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ZakatCalendar } from './ZakatCalendar.ts';
import type { ZakatMethod } from './ZakatMethod.ts';
import type { ZakatSchoolChoice } from './ZakatSchoolChoice.ts';
export type FollowZakatDto = {
    /**
     * bank: the school of the profile that your bank follows whenever it is asked for
     */
    school: ZakatSchoolChoice;
    calendar: ZakatCalendar;
    method: ZakatMethod;
};

