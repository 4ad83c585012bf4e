/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ZakatDayDto = {
    day: string;
    /**
     * By the calendar of Umm al-Qura: year, month and day
     */
    hijri: string;
};

