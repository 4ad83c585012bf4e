/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BankDto } from './BankDto.ts';
import type { Currency } from './Currency.ts';
export type PurificationBalanceDto = {
    bank: BankDto;
    currency: Currency;
    /**
     * All that was found tainted, with what was put right
     */
    tainted: string;
    /**
     * What reached charity
     */
    purified: string;
    /**
     * What did not yet
     */
    open: string;
    /**
     * What of the open is set aside
     */
    setAside: string;
    /**
     * Where it is set aside; null before the first is
     */
    account: string | null;
};

