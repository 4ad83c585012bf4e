/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ConfirmTotpDto = {
    /**
     * The challenge that came with the secret
     */
    challenge: string;
    code: string;
    /**
     * What the app is to be called
     */
    label: string;
};

