/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MemoPublicKeyDto } from './MemoPublicKeyDto.ts';
export type MemoRecipientHeaderDto = {
    /**
     * The key it is sealed for
     */
    kid: string;
    /**
     * The sender’s key of the moment
     */
    epk: MemoPublicKeyDto;
};

