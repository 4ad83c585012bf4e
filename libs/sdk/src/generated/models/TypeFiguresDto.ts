/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type TypeFiguresDto = {
    transactions: number;
    /**
     * Let through by the rules
     */
    compliant: number;
    /**
     * Held for an officer
     */
    flagged: number;
    /**
     * Refused by the rules
     */
    rejected: number;
    /**
     * Mean score; null without any
     */
    averageScore: number | null;
    type: string;
};

