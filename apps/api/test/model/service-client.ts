import { randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { MikroORM } from '@mikro-orm/postgresql';
import { BaseHttpRequest, CancelablePromise, ConnectClient, ConnectError } from '@connect/sdk';
import type { FastifyReply } from 'fastify';
import { BatchesController } from '../../src/modules/batches/batches.controller.ts';
import { CrossBorderController } from '../../src/modules/cross-border/cross-border.controller.ts';
import { FundingController } from '../../src/modules/funding/funding.controller.ts';
import { LifecycleController } from '../../src/modules/lifecycle/lifecycle.controller.ts';
import { ReturnsController } from '../../src/modules/recalls/returns.controller.ts';
import { ReviewsController } from '../../src/modules/reviews/reviews.controller.ts';
import { TransfersController } from '../../src/modules/transfers/transfers.controller.ts';
import { WalletsController } from '../../src/modules/wallets/wallets.controller.ts';
import { row } from '../../src/platform/database/sql.ts';
import type { Actor, Role } from '../../src/platform/http/access/actor.ts';
import { toRefusal } from '../../src/platform/http/problems/problem.ts';

type RequestOptions = Parameters<BaseHttpRequest['request']>[0];

/** A call as a controller takes it, with the reply it writes to. */
interface Call {
  app: NestFastifyApplication;
  actor: Actor;
  id: string;
  body: never;
  query: never;
  key: string | undefined;
  reply: FastifyReply;
}

const ROUTES: Readonly<Record<string, (call: Call) => Promise<unknown>>> = {
  'POST /api/v1/wallets': (c) => c.app.get(FundingController).open(c.actor, c.body, c.key, c.reply),
  'POST /api/v1/wallets/{id}/fund': (c) => c.app.get(FundingController).fund(c.actor, c.id, c.body, c.key, c.reply),
  'GET /api/v1/wallets/{id}': (c) => c.app.get(WalletsController).get(c.actor, c.id),
  'PUT /api/v1/wallets/{id}/limits': (c) => c.app.get(WalletsController).limit(c.actor, c.id, c.body),
  'POST /api/v1/wallets/{id}/freeze': (c) => c.app.get(WalletsController).freeze(c.actor, c.id, c.body),
  'POST /api/v1/wallets/{id}/unfreeze': (c) => c.app.get(WalletsController).unfreeze(c.actor, c.id, c.body),
  'POST /api/v1/transactions/send': (c) =>
    c.app.get(TransfersController).send(c.actor, c.body, c.query, c.key, c.reply),
  'POST /api/v1/transactions/batch': (c) => c.app.get(BatchesController).send(c.actor, c.body, c.query, c.key, c.reply),
  'POST /api/v1/transactions/{id}/approve': (c) => c.app.get(LifecycleController).approve(c.actor, c.id, c.key, c.reply),
  'POST /api/v1/transactions/{id}/reject': (c) => c.app.get(LifecycleController).reject(c.actor, c.id, c.key, c.reply),
  'POST /api/v1/transactions/{id}/cancel': (c) => c.app.get(LifecycleController).cancel(c.actor, c.id, c.key, c.reply),
  'POST /api/v1/transactions/{id}/refund': (c) => c.app.get(LifecycleController).refund(c.actor, c.id, c.key, c.reply),
  'POST /api/v1/transactions/{id}/release': (c) =>
    c.app.get(LifecycleController).release(c.actor, c.id, c.body, c.key, c.reply),
  'POST /api/v1/transactions/{id}/reverse': (c) =>
    c.app.get(ReturnsController).reverse(c.actor, c.id, c.body, c.key, c.reply),
  'POST /api/v1/compliance/reviews/{id}/decide': (c) => c.app.get(ReviewsController).decide(c.actor, c.id, c.body),
  'POST /api/v1/cross-border/quotes': (c) => c.app.get(CrossBorderController).quote(c.actor, c.body),
  'POST /api/v1/cross-border/transfers': (c) =>
    c.app.get(CrossBorderController).transfer(c.actor, c.body, c.query, c.key, c.reply),
};

/** What a controller writes to instead of a socket. */
class CapturedReply {
  private code = 200;
  private text = '';

  status(code: number): this {
    this.code = code;
    return this;
  }

  header(): this {
    return this;
  }

  send(text: string): this {
    this.text = text;
    return this;
  }

  answer(): unknown {
    const body: unknown = JSON.parse(this.text);
    if (this.code >= 400) throw new ConnectError(new Response(null, { status: this.code }), body);
    return body;
  }
}

/** A client whose calls go straight to the controllers: the same calls as over HTTP, many times as fast. */
export const serviceClient = async (app: NestFastifyApplication, username: string): Promise<ConnectClient> => {
  const person = await row<{ id: string; name: string; role: Role; bank_id: string | null }>(
    app.get(MikroORM).em.fork(), 'select id, name, role, bank_id from app_user where username = $1', [username]);
  const principal = {
    userId: person.id, username, name: person.name, role: person.role, bankId: person.bank_id, sessionId: randomUUID(),
  };

  const call = async ({ method, url, path, body, query, headers }: RequestOptions): Promise<unknown> => {
    const route = ROUTES[`${method} ${url}`];
    if (!route) throw new Error(`The service client does not know ${method} ${url}.`);
    const actor: Actor = { ...principal, requestId: randomUUID(), ipAddress: '127.0.0.1' };
    const reply = new CapturedReply();
    const key = headers?.['Idempotency-Key'] as string | undefined;
    try {
      const answer = await route({
        app, actor, id: String(path?.['id']), body: body as never, query: (query ?? {}) as never, key,
        reply: reply as unknown as FastifyReply,
      });
      return answer ?? reply.answer();
    } catch (failure) {
      const refusal = toRefusal(failure);
      if (!refusal) throw failure;
      throw new ConnectError(new Response(null, { status: refusal.status }), refusal.toBody(actor.requestId));
    }
  };

  return new ConnectClient({}, class extends BaseHttpRequest {
    request<T>(options: RequestOptions): CancelablePromise<T> {
      return new CancelablePromise<T>((resolve, reject) => {
        call(options).then((answer) => { resolve(answer as T); }, reject);
      });
    }
  });
};
