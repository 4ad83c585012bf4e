/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ThresholdsDto = {
    /**
     * A transfer needs an identified sender
     */
    transfer: string;
    /**
     * Payments need a source of funds
     */
    large: string;
    /**
     * A payment should say what it is for
     */
    purpose: string;
    /**
     * A stated source of funds needs its evidence
     */
    evidence: string;
    /**
     * What somebody not identified pays in a day is looked at
     */
    unverifiedDay: string;
    /**
     * What somebody not identified pays in a month is looked at
     */
    unverifiedMonth: string;
    /**
     * What a day comes to is looked at for speed, collecting and spreading
     */
    pattern: string;
};

