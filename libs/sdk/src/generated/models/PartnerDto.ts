/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PartnerDto = {
    /**
     * The partner: a wallet (id, address, IBAN), or a name
     */
    name: string;
    /**
     * What the partner puts in
     */
    capital: string;
    /**
     * Share of profit in percent
     */
    profit: number;
    /**
     * Share of loss in percent; absent: that of the capital
     */
    loss?: number;
    /**
     * False for a partner who will not work
     */
    works?: boolean;
    /**
     * What the capital is
     */
    kind?: 'cash' | 'inKind' | 'receivable';
    /**
     * False for goods that nobody valued
     */
    valued?: boolean;
    /**
     * A sum paid whatever the result
     */
    fixedReturn?: string;
    /**
     * A percentage of the capital paid whatever the result
     */
    returnPctOfCapital?: number;
};

