/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NewTotpDto = {
    challenge: string;
    expiresAt: string;
    /**
     * To type where no QR code can be read
     */
    secret: string;
    /**
     * What the QR code holds
     */
    uri: string;
};

