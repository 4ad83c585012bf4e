/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { KeepViewDto } from '../models/KeepViewDto.ts';
import type { ListLookDto } from '../models/ListLookDto.ts';
import type { ViewDto } from '../models/ViewDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class ViewsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * List how you want your lists to look
     * Yours alone. A list that is not named looks as it does for everybody.
     * @returns ListLookDto
     * @throws ConnectError
     */
    public listListLooks(): CancelablePromise<Array<ListLookDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/views/looks',
        });
    }
    /**
     * Keep how you want a list to look
     * It takes the place of what you chose for that list before.
     * @returns ListLookDto
     * @throws ConnectError
     */
    public keepListLook({
        requestBody,
    }: {
        requestBody: ListLookDto,
    }): CancelablePromise<ListLookDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/views/looks',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * List your views of every list, by name
     * Views are yours alone; at most one of each list is its default.
     * @returns ViewDto
     * @throws ConnectError
     */
    public listViews(): CancelablePromise<Array<ViewDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/views',
        });
    }
    /**
     * Keep a view
     * It takes the place of your view of that list and name, if there is one. A new default of a list ends the old one.
     * @returns ViewDto
     * @throws ConnectError
     */
    public keepView({
        requestBody,
    }: {
        requestBody: KeepViewDto,
    }): CancelablePromise<ViewDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/views',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Delete a view
     * It cannot be brought back.
     * @returns void
     * @throws ConnectError
     */
    public deleteView({
        id,
    }: {
        /**
         * The view’s id
         */
        id: string,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/views/{id}',
            path: {
                'id': id,
            },
        });
    }
}
