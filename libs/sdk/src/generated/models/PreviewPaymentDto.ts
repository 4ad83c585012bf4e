/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PreviewEndDto } from './PreviewEndDto.ts';
export type PreviewPaymentDto = {
    kind: string;
    from: PreviewEndDto;
    to: PreviewEndDto;
    amount: string;
    /**
     * Contracts pay none
     */
    fee: string;
    /**
     * Given to charity with it, because it comes late
     */
    lateDonation: string;
    /**
     * Set aside in the payer’s wallet, and not paid yet
     */
    isHeld: boolean;
    /**
     * The lines of the schedule it settles
     */
    settles: Array<number>;
};

