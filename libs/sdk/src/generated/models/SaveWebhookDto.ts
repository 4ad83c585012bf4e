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
     * Types of events, or whole groups; empty or absent for all
     */
    types?: Array<string>;
};

