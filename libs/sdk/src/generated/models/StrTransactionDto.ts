/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { StrPartyDto } from './StrPartyDto.ts';
export type StrTransactionDto = {
    /**
     * The payment, by id or UETR
     */
    transactionId: string;
    /**
     * Where the payment was made
     */
    location?: string | null;
    description?: string | null;
    /**
     * The unit’s code of how it was made
     */
    transmodeCode?: string | null;
    transmodeComment?: string | null;
    /**
     * The unit’s code of the funds
     */
    fromFundsCode?: string | null;
    fromCountry?: string | null;
    from: StrPartyDto;
    toFundsCode?: string | null;
    toCountry?: string | null;
    to: StrPartyDto;
};

