import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestOrigin } from '../../../platform/http/access/current-actor.decorator.ts';
import { SignedInUserDto, type SignedInDto } from '../auth.dto.ts';
import type { SignedIn } from '../sessions/sessions.service.ts';
import type { SignOut } from '../sessions/sign-out.use-case.ts';
import { readRefreshCookie, setRefreshCookie } from './sign-in-cookies.ts';

/** A request of a browser, where it comes from, and its answer. */
export interface AtTheDoor { request: FastifyRequest; origin: RequestOrigin; reply: FastifyReply }

/** Lets a person who has just signed in into their browser, and ends the session that it had before, whoever's. */
export async function admit(
  signedIn: SignedIn, signOut: SignOut, { request, origin, reply }: AtTheDoor,
): Promise<SignedInDto> {
  await signOut.replaced(readRefreshCookie(request), signedIn, origin);
  return welcome(signedIn, request, reply);
}

/** Hands a person their access token, and the browser its refresh cookie. */
export function welcome(signedIn: SignedIn, request: FastifyRequest, reply: FastifyReply): SignedInDto {
  setRefreshCookie(request, reply, signedIn);
  return { user: SignedInUserDto.of(signedIn.user), token: signedIn.token };
}
