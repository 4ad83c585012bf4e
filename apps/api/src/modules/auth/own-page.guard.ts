import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/http/problems/refusal.ts';

/** The header by which our own programs say that no foreign page made a browser send the request. */
export const OWN_PAGE_HEADER = 'x-connect-request';

/** Refuses requests that carry the cookie but may have been sent by a page of another site. */
@Injectable()
export class OwnPageGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { origin } = request.headers;
    // A foreign page cannot set a header of its own without asking first, and the answer is always no.
    if (request.headers[OWN_PAGE_HEADER] === '1') return true;
    if (origin !== undefined && URL.parse(origin)?.host === request.host) return true;
    throw new Refusal(403, 'CROSS_SITE_REQUEST', `Send the header ${OWN_PAGE_HEADER}: 1 with this request.`);
  }
}
