/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { KeepViewDto } from '../models/KeepViewDto.ts';
import type { ViewDto } from '../models/ViewDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class ViewsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
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
