/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CreateApiKeyDto = {
    /**
     * What the key is for
     */
    name: string;
    /**
     * What it may do: at most what you may, as listed by `GET /api/v1/api-keys/scopes`
     */
    scopes: Array<string>;
    /**
     * Without it, no end
     */
    expiresInDays?: number;
};

