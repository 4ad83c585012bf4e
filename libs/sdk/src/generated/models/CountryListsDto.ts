/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CountryListsDto = {
    /**
     * The day of the plenary, from which they hold
     */
    from: string;
    /**
     * Where they were published
     */
    source: string;
    /**
     * High-risk jurisdictions subject to a call for action, as ISO 3166 alpha-2 codes
     */
    callForAction: Array<string>;
    /**
     * Jurisdictions under increased monitoring, as ISO 3166 alpha-2 codes
     */
    increasedMonitoring: Array<string>;
};

