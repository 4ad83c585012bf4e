/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SeatKeyDto = {
    id: string;
    publicKey: string;
    enteredAt: string;
    /**
     * Whether opinions may be signed by it
     */
    isUsable: boolean;
    /**
     * Whether another member has yet to attest it
     */
    needsAttestation: boolean;
    /**
     * Made by the server for an invented person of the sandbox
     */
    isSandboxKey: boolean;
    retiredAt: string | null;
};

