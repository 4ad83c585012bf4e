/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ApiKeyDto } from '../models/ApiKeyDto.ts';
import type { CreateApiKeyDto } from '../models/CreateApiKeyDto.ts';
import type { NewApiKeyDto } from '../models/NewApiKeyDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class ApiKeysService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * List your API keys, the newest first
     * With what each may do, when it was last used and how much of its hour is used up. No key is shown.
     * @returns ApiKeyDto
     * @throws ConnectError
     */
    public listApiKeys(): CancelablePromise<Array<ApiKeyDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/api-keys',
        });
    }
    /**
     * Make an API key
     * Send it as a bearer token. The answer is the only one that holds the key; the bank keeps its hash. A key makes 1,000 requests an hour, counted over all servers and told in the headers `RateLimit-*`.
     * @returns NewApiKeyDto
     * @throws ConnectError
     */
    public createApiKey({
        requestBody,
    }: {
        requestBody: CreateApiKeyDto,
    }): CancelablePromise<NewApiKeyDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/api-keys',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * List what a key of yours may be allowed
     * A scope is a part of the API, to read or to write. A key never does more than its owner may at the moment: it loses with you what your role loses.
     * @returns string
     * @throws ConnectError
     */
    public listApiKeyScopes(): CancelablePromise<Array<string>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/api-keys/scopes',
        });
    }
    /**
     * Replace an API key by a new one
     * Name, scopes and expiry stay. The old key ends at once, everywhere.
     * @returns NewApiKeyDto
     * @throws ConnectError
     */
    public rotateApiKey({
        id,
    }: {
        /**
         * The key’s id
         */
        id: string,
    }): CancelablePromise<NewApiKeyDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/api-keys/{id}/rotate',
            path: {
                'id': id,
            },
        });
    }
    /**
     * End an API key for good
     * The key ends at once, everywhere, and cannot be brought back.
     * @returns ApiKeyDto
     * @throws ConnectError
     */
    public revokeApiKey({
        id,
    }: {
        /**
         * The key’s id
         */
        id: string,
    }): CancelablePromise<ApiKeyDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/api-keys/{id}/revoke',
            path: {
                'id': id,
            },
        });
    }
}
