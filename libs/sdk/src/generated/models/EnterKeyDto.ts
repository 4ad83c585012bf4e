/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type EnterKeyDto = {
    /**
     * Ed25519, as base64url
     */
    publicKey: string;
    /**
     * Ed25519 over `connect-seat-key/1`, the seat’s id and the key, one a line, as base64url: it shows that the private half is in your hands
     */
    signature: string;
};

