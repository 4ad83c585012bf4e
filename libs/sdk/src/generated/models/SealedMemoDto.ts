/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MemoRecipientDto } from './MemoRecipientDto.ts';
export type SealedMemoDto = {
    /**
     * `{"alg":"ECDH-ES+A256KW","enc":"A256GCM","digest":…}` in base64url; digest is the SHA-256 of what is sealed: `{"from":address,"to":address,"memo":text,"salt":text}`
     */
    protected: string;
    /**
     * 12 bytes in base64url
     */
    iv: string;
    ciphertext: string;
    /**
     * 16 bytes in base64url
     */
    tag: string;
    recipients: Array<MemoRecipientDto>;
};

