/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ClearPartyDto = {
    /**
     * Whoever bears this name; or give a wallet instead
     */
    name?: string;
    /**
     * A wallet within your reach, by id, address or IBAN: its owner alone is cleared; or give a name
     */
    wallet?: string;
    entryId: string;
    reason: string;
    /**
     * At most a year from now
     */
    expiresAt: string;
};

