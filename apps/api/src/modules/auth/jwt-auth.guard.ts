import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import passport from 'passport';
import type { IdentifiedRequest } from '../../platform/http/access/current-actor.decorator.ts';
import { accessPolicyOf } from '../../platform/http/access/roles.decorator.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { ApiKeyAuthenticator } from '../api-keys/api-key-authenticator.service.ts';
import { apiKeyIn } from '../api-keys/public.ts';
import { JwtStrategy } from './jwt.strategy.ts';
import { bearerTokenOf } from './sessions/access-token.service.ts';
import { TokenMemory } from './sessions/token-memory.service.ts';
import type { VerifiedToken } from './sessions/token-memory.service.ts';

/** Names the person behind a request, or refuses it; what they may do is decided after. */
@Injectable()
export class JwtAuthGuard implements CanActivate {
  constructor(
    private readonly memory: TokenMemory,
    private readonly strategy: JwtStrategy,
    private readonly keys: ApiKeyAuthenticator,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const policy = accessPolicyOf(context);
    const request = context.switchToHttp().getRequest<IdentifiedRequest>();
    const isAnonymous = request.headers.authorization === undefined;
    if (policy?.kind === 'public' && (isAnonymous || !policy.mayIdentify)) return true;
    if (isAnonymous) throw unauthenticated('This request needs a sign-in: send an access token as a bearer token.');
    const token = bearerTokenOf(request);
    if (token === null) return this.admitKey(request, context.switchToHttp().getResponse<FastifyReply>());
    const known = this.memory.recall(token);
    if (known === undefined) return this.prove(token, request);
    request.user = known;
    return true;
  }

  private async admitKey(request: IdentifiedRequest, reply: FastifyReply): Promise<boolean> {
    const key = apiKeyIn(request.headers.authorization);
    if (key === null) throw notOurToken();
    const { principal, headers } = await this.keys.authenticate(key);
    void reply.headers(headers);
    request.user = principal;
    return true;
  }

  private async prove(token: string, request: IdentifiedRequest): Promise<boolean> {
    request.user = await this.memory.prove(token, () => this.authenticate(request));
    return true;
  }

  /**
   * Asks this application's own strategy: passport's registry by name is shared by all of them in a process. Passport
   * hangs the outcome of a request on the strategy it is given, so each request gets one of its own; a shared one would
   * hand one person's identity to another whose token is proved at the same moment.
   */
  private authenticate(request: IdentifiedRequest): Promise<VerifiedToken> {
    return new Promise((resolve, reject) => {
      const settle = (error: Error | null, verified: VerifiedToken | false): void => {
        if (error) reject(error);
        else if (verified === false) reject(notOurToken());
        else resolve(verified);
      };
      const strategy = Object.create(this.strategy) as JwtStrategy;
      const middleware = passport.authenticate(strategy, { session: false }, settle) as Middleware;
      middleware(request, {}, reject);
    });
  }
}

type Middleware = (request: unknown, response: unknown, next: (error?: unknown) => void) => void;

const unauthenticated = (sentence: string): Refusal =>
  new Refusal(401, 'UNAUTHENTICATED', sentence, undefined, { 'www-authenticate': 'Bearer' });

const notOurToken = (): Refusal =>
  unauthenticated('The access token is not valid or has run out. Refresh it or sign in again.');
