/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BoardBankDto } from './BoardBankDto.ts';
import type { BoardSeatDto } from './BoardSeatDto.ts';
export type BoardDto = {
    id: string;
    /**
     * null: the board of the network
     */
    bank: BoardBankDto | null;
    /**
     * By its charter
     */
    charterQuorum: number;
    /**
     * How many opinions decide today
     */
    quorum: number;
    /**
     * How many members are seated today
     */
    seated: number;
    seats: Array<BoardSeatDto>;
};

