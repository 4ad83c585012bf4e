import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { WebSocketServer, type WebSocket } from 'ws';
import { ENV, type Env } from '../../platform/env.ts';
import { answerRaw } from '../../platform/http/problems/raw-answer.ts';
import { Refusal, unavailable } from '../../platform/http/problems/refusal.ts';
import { hostNotAllowed, isHostAllowed } from '../../platform/http/server/request-hooks.ts';
import { toRefusal } from '../../platform/http/problems/problem.ts';
import { Ticker } from '../../platform/ticker.ts';
import { grantOf, PrincipalsQueries } from '../auth/sessions/principals.queries.ts';
import { LATEST } from './event.dto.ts';
import { EventFeed } from './event-feed.service.ts';
import { EventsQueries, typeFilter, STRETCH, streamQueryOf } from './events.queries.ts';
import { StreamClient } from './stream-client.ts';
import { StreamTickets } from './stream-tickets.service.ts';

const LOOK_AFTER_MS = 5_000;
const LOOKS_A_BEAT = 3;
const MOST_CLIENTS = 5_000;
/** Nobody has anything to say on the stream. */
const MAX_MESSAGE_BYTES = 1_024;
const FAREWELL_MS = 500;

/** Turns connections into streams of events, and looks after them while they last. */
@Injectable()
export class EventStreamGateway extends Ticker {
  private readonly log = new Logger(EventStreamGateway.name);
  private readonly sockets = new WebSocketServer({
    noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false, clientTracking: true,
  });
  private readonly clients = new Map<WebSocket, StreamClient>();
  private looks = 0;

  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(ENV) private readonly env: Env,
    private readonly tickets: StreamTickets,
    private readonly events: EventsQueries,
    private readonly feed: EventFeed,
    private readonly principals: PrincipalsQueries,
  ) {
    super(LOOK_AFTER_MS);
  }

  override onApplicationBootstrap(): void {
    void super.onApplicationBootstrap();
    const server = this.host.httpAdapter.getHttpServer() as Server;
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => undefined);
      this.accept(request, socket, head).catch((failure: unknown) => {
        const refusal = toRefusal(failure);
        if (!refusal) this.log.error({ failure }, 'A stream could not be opened.');
        answerRaw(socket, refusal ?? new Refusal(500, 'INTERNAL', 'Something went wrong on our side.'));
      });
    });
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    const farewells = [...this.clients].map(([socket, client]) => {
      const isGone = once(socket, 'close');
      client.close('restarting');
      return isGone;
    });
    await Promise.race([Promise.all(farewells), sleep(FAREWELL_MS, undefined, { ref: false })]);
    for (const socket of this.sockets.clients) socket.terminate();
  }

  /** Ends the streams of those whose sign-in or key has ended, and lets the others know that they still stand. */
  protected async round(): Promise<void> {
    await this.tickets.sweep();
    const clients = [...this.clients.values()];
    const principals = await this.principals.byGrants(clients.map(({ principal }) => grantOf(principal)));
    for (const [n, client] of clients.entries()) {
      const principal = principals[n];
      if (principal) client.principal = principal;
      else client.close('ended');
    }
    if (this.looks++ % LOOKS_A_BEAT === 0) for (const client of clients) client.beat();
  }

  private async accept(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    if (!isHostAllowed(this.env, request)) throw hostNotAllowed();
    if (!isFromOwnPage(request)) {
      throw new Refusal(403, 'CROSS_SITE_REQUEST', 'A page of another site may not open this stream.');
    }
    if (this.clients.size >= MOST_CLIENTS) throw unavailable('OVERLOADED', 'Too many streams are open.');
    const { ticket, after, types } = streamQueryOf(new URL(request.url ?? '', 'http://stream').searchParams);
    const principal = await this.tickets.redeem(ticket);
    if (!principal) throw new Refusal(401, 'TICKET_INVALID', 'The ticket was used before or has run out.');
    const position = await this.events.startingFrom(after ?? LATEST).catch((failure: unknown) => {
      if (failure instanceof Refusal) return null;
      throw failure;
    });
    this.sockets.handleUpgrade(request, socket, head, (opened) => {
      const client = new StreamClient(opened, principal, position ?? 0, typeFilter(types));
      opened.on('error', () => undefined);
      if (position === null) client.close('unknownCursor');
      else void this.follow(opened, client);
    });
  }

  // Nobody joins the feed before they have read everything that is there, however long that takes them.
  private async follow(socket: WebSocket, client: StreamClient): Promise<void> {
    this.clients.set(socket, client);
    socket.on('close', () => {
      this.feed.leave(client);
      this.clients.delete(socket);
    });
    try {
      while (client.isOpen) {
        const stretch = await this.events.after(client.position);
        await client.catchUp(stretch);
        if (stretch.length < STRETCH && this.join(client)) return;
      }
    } catch (failure) {
      this.log.warn({ failure }, 'A stream could not catch up.');
      client.close('restarting');
    }
  }

  private join(client: StreamClient): boolean {
    if (!client.isOpen || !this.feed.join(client)) return false;
    client.greet();
    return true;
  }
}

// A program sends no Origin; a browser always does, and a page cannot forge it.
const isFromOwnPage = ({ headers: { origin, host } }: IncomingMessage): boolean =>
  origin === undefined || (host !== undefined && URL.parse(origin)?.host === host);
