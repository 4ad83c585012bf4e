import { createHash, randomBytes } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows } from '../../platform/database/sql.ts';
import type { Principal } from '../../platform/http/access/actor.ts';
import { grantOf, PrincipalsQueries, type Grant } from '../auth/sessions/principals.queries.ts';
import type { StreamTicketDto } from './event.dto.ts';

const TICKET_BYTES = 32;
const TICKET = /^[\w-]{43}$/;
const LIFE = `interval '30 seconds'`;

const hashOf = (ticket: string): Buffer => createHash('sha256').update(ticket).digest();

/**
 * Tickets that open the stream once within half a minute. A browser cannot send a token with a WebSocket, and a token
 * in an address would end up in logs; a ticket that has been used is worth nothing there.
 */
@Injectable()
export class StreamTickets {
  constructor(private readonly em: EntityManager, private readonly principals: PrincipalsQueries) {}

  /** A ticket for the caller, good at any process. */
  async issue(principal: Principal): Promise<StreamTicketDto> {
    const ticket = randomBytes(TICKET_BYTES).toString('base64url');
    const [kept] = await rows<{ expires_at: Date }>(this.em.fork(), `
      insert into stream_ticket (token_hash, principal, expires_at) values ($1, $2, now() + ${LIFE})
      returning expires_at`,
      [hashOf(ticket), JSON.stringify(grantOf(principal))]);
    return { ticket, expiresAt: new Date(kept?.expires_at ?? 0).toISOString() };
  }

  /** Who a ticket was given to, as they are now; null when it was used, has run out, or never was. */
  async redeem(ticket: string): Promise<Principal | null> {
    if (!TICKET.test(ticket)) return null;
    const [redeemed] = await rows<{ principal: Grant; is_fresh: boolean }>(this.em.fork(), `
      delete from stream_ticket where token_hash = $1 returning principal, expires_at > now() as is_fresh`,
      [hashOf(ticket)]);
    if (!redeemed?.is_fresh) return null;
    const [principal] = await this.principals.byGrants([redeemed.principal]);
    return principal ?? null;
  }

  /** Forgets tickets that nobody used in time. */
  async sweep(): Promise<void> {
    await rows(this.em.fork(), 'delete from stream_ticket where expires_at < now()');
  }
}
