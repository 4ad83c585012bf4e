/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ReplayDeliveriesDto = {
    /**
     * Made at or after; from the oldest kept without it
     */
    from?: string;
    /**
     * Made before; up to now without it
     */
    to?: string;
    /**
     * Only those that ended this way
     */
    state?: 'failed' | 'delivered';
};

