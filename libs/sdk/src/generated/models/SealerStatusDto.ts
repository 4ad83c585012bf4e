/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SealerStatusDto = {
    /**
     * Blocks sealed so far
     */
    height: number;
    sealedAt: string | null;
    /**
     * Age of the oldest event not yet sealed
     */
    lagMs: number;
    /**
     * Whether the lag is below ten seconds
     */
    healthy: boolean;
};

