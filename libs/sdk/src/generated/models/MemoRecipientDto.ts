/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MemoRecipientHeaderDto } from './MemoRecipientHeaderDto.ts';
export type MemoRecipientDto = {
    header: MemoRecipientHeaderDto;
    /**
     * The content key, wrapped (A256KW): 40 bytes in base64url
     */
    encrypted_key: string;
};

