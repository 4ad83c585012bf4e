/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MatchNamesDto = {
    names: Array<string>;
    /**
     * The wallet that pays, by id, address or IBAN: its beneficiaries alone, and of its network
     */
    from?: string;
};

