/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { IsoMessageDirection } from './IsoMessageDirection.ts';
import type { IsoMessageKind } from './IsoMessageKind.ts';
import type { IsoMessageState } from './IsoMessageState.ts';
import type { IsoStateCountDto } from './IsoStateCountDto.ts';
export type IsoMessageDto = {
    id: string;
    state: IsoMessageState;
    kind: IsoMessageKind;
    direction: IsoMessageDirection;
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
     * What its payments had come to by the last answer; none before
     */
    states: Array<IsoStateCountDto>;
    /**
     * Who sent it
     */
    sentBy: string;
    sentById: string;
    receivedAt: string;
};

