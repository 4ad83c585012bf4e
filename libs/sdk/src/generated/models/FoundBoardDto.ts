/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type FoundBoardDto = {
    /**
     * null: the board of the network
     */
    bankId?: string | null;
    /**
     * How many opinions a decision needs at least
     */
    quorum: number;
};

