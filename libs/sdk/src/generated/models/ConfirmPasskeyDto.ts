/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PasskeyTransport } from './PasskeyTransport.ts';
export type ConfirmPasskeyDto = {
    /**
     * The challenge that the passkey was made for
     */
    challenge: string;
    /**
     * What the passkey is to be called
     */
    label: string;
    id: string;
    clientDataJSON: string;
    attestationObject: string;
    transports: Array<PasskeyTransport>;
};

