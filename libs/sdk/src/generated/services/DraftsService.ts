/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DraftDto } from '../models/DraftDto.ts';
import type { SaveDraftDto } from '../models/SaveDraftDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class DraftsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * List your drafts, the last written first
     * Drafts are yours alone; they may be incomplete.
     * @returns DraftDto
     * @throws ConnectError
     */
    public listDrafts(): CancelablePromise<Array<DraftDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/transactions/drafts',
        });
    }
    /**
     * Keep a draft
     * Any part of a transaction may be missing; nothing is judged and no money moves.
     * @returns DraftDto
     * @throws ConnectError
     */
    public createDraft({
        requestBody,
    }: {
        requestBody: SaveDraftDto,
    }): CancelablePromise<DraftDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/transactions/drafts',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Get one of your drafts
     * The draft of another person is answered as if it did not exist.
     * @returns DraftDto
     * @throws ConnectError
     */
    public getDraft({
        id,
    }: {
        /**
         * The draft’s id
         */
        id: string,
    }): CancelablePromise<DraftDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/transactions/drafts/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Replace a draft
     * The new content takes the place of the whole old one.
     * @returns DraftDto
     * @throws ConnectError
     */
    public updateDraft({
        id,
        requestBody,
    }: {
        /**
         * The draft’s id
         */
        id: string,
        requestBody: SaveDraftDto,
    }): CancelablePromise<DraftDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/transactions/drafts/{id}',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Delete a draft
     * It cannot be brought back.
     * @returns void
     * @throws ConnectError
     */
    public deleteDraft({
        id,
    }: {
        /**
         * The draft’s id
         */
        id: string,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/transactions/drafts/{id}',
            path: {
                'id': id,
            },
        });
    }
}
