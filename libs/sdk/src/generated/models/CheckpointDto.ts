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
     * SHA-256 of the six members above, and of accounts and balancesRoot where they are not null, as canonical JSON (RFC 8785), numbers as strings
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
    /**
     * How many accounts the tree of balances has; null for a block that does not commit to balances
     */
    accounts: number | null;
    /**
     * The RFC 6962 tree hash over what every account holds after its last event
     */
    balancesRoot: string | null;
};

