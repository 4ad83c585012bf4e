/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { IsoMessageState } from './IsoMessageState.ts';
export type IsoMessageDto = {
    id: string;
    state: IsoMessageState;
    definition: string;
    /**
     * Its MsgId
     */
    messageId: string;
    /**
     * SHA-256 of its bytes
     */
    sha256: string;
    payments: number;
    /**
     * What its payments sum to
     */
    total: string;
    /**
     * Who sent it
     */
    sentBy: string;
    sentById: string;
    receivedAt: string;
};

