/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CheckpointDto = {
    height: number;
    /**
     * How many events stand before the block
     */
    firstLeaf: number;
    /**
     * How many events stand up to its end
     */
    treeSize: number;
    /**
     * The RFC 6962 tree hash over all events up to its end
     */
    root: string;
    /**
     * The hash of the block before
     */
    previousHash: string;
    sealedAt: string;
    /**
     * SHA-256 of the six members above as canonical JSON (RFC 8785), numbers as strings
     */
    hash: string;
    /**
     * The key that signed
     */
    kid: string;
    /**
     * Ed25519 over the same bytes as the hash
     */
    signature: string;
};

