import type { IncomingHttpHeaders } from 'node:http';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { transactional } from '../../../platform/database/sql.ts';
import { ENV } from '../../../platform/env.ts';
import type { Env } from '../../../platform/env.ts';
import type { RequestOrigin } from '../../../platform/http/access/current-actor.decorator.ts';
import { isLoopbackAddress, isLoopbackHost, isLoopbackName } from '../../../platform/http/access/loopback.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { User } from '../../users/public.ts';
import { accountDeactivated } from '../accounts/account-deactivated.ts';
import { SANDBOX_PEOPLE } from '../accounts/sandbox-people.service.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import type { SignedIn } from '../sessions/sessions.service.ts';
import { readSandboxCookie } from './sign-in-cookies.ts';
import { StartLinks, type BrowserToken } from './start-links.service.ts';

const DEFAULT_PERSONA = 'admin';

/** By what a browser shows that it belongs to whoever started the sandbox: a link, or that it came by one before. */
interface Proof { startNonce?: string | undefined; browserToken: string | undefined }

/** What the automatic sign-in gives: a session, and the token by which the browser is let in again. */
export interface SignedInBrowser extends SignedIn { browser: BrowserToken }

/** Signs in as one of the sandbox's invented people without a password: whoever started it, on this machine only. */
@Injectable()
export class SandboxSignIn {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly em: EntityManager,
    private readonly sessions: SessionsService,
    private readonly links: StartLinks,
  ) {}

  async execute(
    username: string | undefined, proof: Proof, request: LocalRequest, origin: RequestOrigin,
  ): Promise<SignedInBrowser> {
    if (!isSandboxOfThisMachine(this.env, request)) {
      throw new Refusal(404, 'ROUTE_NOT_FOUND', 'There is no such route.');
    }
    if (!await this.isProven(proof)) {
      throw new Refusal(403, 'START_LINK_NEEDED',
        'Open the link that npm start has printed; it works once. npm run link prints another one.');
    }
    return transactional(this.em, async (tx) => {
      const persona = SANDBOX_PEOPLE.find((person) => person.username === (username ?? DEFAULT_PERSONA));
      const user = persona && await tx.findOne(User, persona.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!user) throw new Refusal(404, 'PERSONA_NOT_FOUND', 'There is no such sandbox persona.');
      if (user.deactivatedAt !== null) throw accountDeactivated();
      const signedIn = await this.sessions.open(tx, user, origin, 'sandbox');
      return { ...signedIn, browser: this.links.browserToken() };
    });
  }

  /** What a caller is offered: the sandbox's people on this machine, and to become one where the browser is known. */
  offerTo(request: FastifyRequest): { isLocal: boolean; isAutomatic: boolean } {
    const isLocal = isSandboxOfThisMachine(this.env, request);
    return { isLocal, isAutomatic: isLocal && this.links.isKnownBrowser(readSandboxCookie(request)) };
  }

  // A link that is shown decides alone: one that was used before lets nobody in.
  private async isProven({ startNonce, browserToken }: Proof): Promise<boolean> {
    return startNonce === undefined ? this.links.isKnownBrowser(browserToken) : this.links.redeem(startNonce);
  }
}

/**
 * Whether the sandbox and all that is seen of the request are of this machine. A proxy that rewrites the Host and says
 * nothing of whom it asks for looks the same; therefore this alone signs nobody in.
 */
export function isSandboxOfThisMachine(
  env: Pick<Env, 'sandbox' | 'production' | 'host'>,
  request: LocalRequest,
): boolean {
  const { headers } = request;
  return env.sandbox && !env.production && isLoopbackHost(env.host)
    && isLoopbackAddress(request.socket.remoteAddress ?? '')
    && isLoopbackName(headers.host)
    && listOf(headers['x-forwarded-host']).every(isLoopbackName)
    && listOf(headers['x-forwarded-for']).every(isLoopbackAddress)
    && (headers.origin === undefined || isLoopbackName(URL.parse(headers.origin)?.host));
}

/** The parts of a request that tell where it comes from. */
export interface LocalRequest {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

const listOf = (header: string | string[] | undefined): string[] =>
  header === undefined ? [] : [header].flat().flatMap((value) => value.split(',')).map((value) => value.trim());
