/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ComparedDto = {
    /**
     * Of the party
     */
    sought: Array<string>;
    /**
     * Of the entry
     */
    listed: Array<string>;
    /**
     * null: not known of both
     */
    agrees: boolean | null;
};

