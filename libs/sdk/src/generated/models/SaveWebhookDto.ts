/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SaveWebhookDto = {
    /**
     * HTTPS on the public internet, port 443 or 8443; a sandbox may be set to allow this machine itself
     */
    url: string;
    description?: string;
    /**
     * Types of events, or whole groups; empty or absent for all. Each movement on your wallets, or on those of the bank’s customers, is told as a camt.054 where `account.notification` is named, and only then.
     */
    types?: Array<string>;
};

