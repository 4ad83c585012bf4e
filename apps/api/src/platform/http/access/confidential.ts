import type { FastifyRequest } from 'fastify';

/** Whoever learns that such a report exists may warn whom it is about. */
const CONFIDENTIAL = '/api/v1/strs';

/**
 * Whether a request reached a route of which nothing may be told to whoever reads counts, lines, traces and the log of
 * requests. The route decides, for an address can be spelled in many ways.
 */
export const isConfidential = ({ routeOptions: { url } }: Pick<FastifyRequest, 'routeOptions'>): boolean =>
  url === CONFIDENTIAL || url?.startsWith(`${CONFIDENTIAL}/`) === true;
