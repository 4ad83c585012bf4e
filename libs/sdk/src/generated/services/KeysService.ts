/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { KeySetDto } from '../models/KeySetDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class KeysService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Get every key that ever signed, for checking signatures
     * A JSON Web Key Set (RFC 7517). Each key tells from when and until when what it signed is genuine.
     * @returns KeySetDto
     * @throws ConnectError
     */
    public getKeys(): CancelablePromise<KeySetDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/.well-known/jwks.json',
        });
    }
}
