/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StrReportingPersonDto = {
    firstName: string;
    lastName: string;
    email?: string | null;
    occupation?: string | null;
};

