import type { IncomingHttpHeaders } from 'node:http';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../platform/env.ts';
import type { Env } from '../../platform/env.ts';
import type { RequestOrigin } from '../../platform/http/current-actor.decorator.ts';
import { isLoopbackAddress, isLoopbackHost, isLoopbackName } from '../../platform/http/loopback.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { accountDeactivated } from './account-deactivated.ts';
import { SANDBOX_PEOPLE } from './sandbox-people.service.ts';
import { SessionsService } from './sessions.service.ts';
import type { SignedIn } from './sessions.service.ts';
import { User } from './user.entity.ts';

const DEFAULT_PERSONA = 'admin';

/** Signs in as one of the sandbox's invented people without a password, on this machine only. */
@Injectable()
export class SandboxSignIn {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly em: EntityManager,
    private readonly sessions: SessionsService,
  ) {}

  async execute(username = DEFAULT_PERSONA, request: LocalRequest, origin: RequestOrigin): Promise<SignedIn> {
    if (!isAutomaticSignInAllowed(this.env, request)) {
      throw new Refusal(404, 'ROUTE_NOT_FOUND', 'There is no such route.');
    }
    return this.em.fork().transactional(async (tx) => {
      const persona = SANDBOX_PEOPLE.find((person) => person.username === username);
      const user = persona && await tx.findOne(User, persona.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!user) throw new Refusal(404, 'PERSONA_NOT_FOUND', 'There is no such sandbox persona.');
      if (user.deactivatedAt !== null) throw accountDeactivated();
      return this.sessions.open(tx, user, origin, 'sandbox');
    });
  }
}

/** Whether nobody but a person at this machine, on a page of this machine, can have sent the request. */
export function isAutomaticSignInAllowed(
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
