/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BoardBankDto } from './BoardBankDto.ts';
import type { MemberOpinionDto } from './MemberOpinionDto.ts';
import type { ResolutionState } from './ResolutionState.ts';
import type { ResolutionTextDto } from './ResolutionTextDto.ts';
export type ResolutionDto = {
    id: string;
    reference: string;
    boardId: string;
    /**
     * null: the board of the network
     */
    bank: BoardBankDto | null;
    version: number;
    /**
     * deliberated: agreed, and in force from its day on
     */
    state: ResolutionState;
    text: ResolutionTextDto;
    /**
     * How many opinions decide it, or decided it
     */
    quorum: number;
    opinions: Array<MemberOpinionDto>;
    formerId: string | null;
    /**
     * The one that asks again
     */
    laterId: string | null;
    createdBy: string | null;
    createdAt: string;
    decidedAt: string | null;
    endedAt: string | null;
    /**
     * Your seat, if you sit on its board
     */
    yourSeatId: string | null;
    mayEdit: boolean;
    mayAsk: boolean;
    maySign: boolean;
    mayWithdraw: boolean;
};

