/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { IsoMessageKind } from './IsoMessageKind.ts';
import type { IsoPreviewInstructionDto } from './IsoPreviewInstructionDto.ts';
export type IsoMessagePreviewDto = {
    kind: IsoMessageKind;
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
     * Set where this very message was sent before, such as 01a1f799-7cf5-7ea7-962b-eb6214b0cb30; sending it again does nothing
     */
    earlierId: string | null;
    /**
     * Each is judged as if nothing else were paid meanwhile
     */
    instructions: Array<IsoPreviewInstructionDto>;
};

