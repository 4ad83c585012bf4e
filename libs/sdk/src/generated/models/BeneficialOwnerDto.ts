/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type BeneficialOwnerDto = {
    name: string;
    /**
     * Day or year of birth
     */
    birthDate?: string | null;
    /**
     * Nationality, as an ISO 3166 code
     */
    nationality?: string | null;
    /**
     * How many per cent belong to them
     */
    sharePercent: number;
};

