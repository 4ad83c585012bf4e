import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignedInUserDto, type SignedInDto } from '../auth.dto.ts';
import { setRefreshCookie } from './sign-in-cookies.ts';
import type { SignedIn } from '../sessions/sessions.service.ts';

/** Hands a person who has just signed in their access token, and the browser its refresh cookie. */
export function welcome(signedIn: SignedIn, request: FastifyRequest, reply: FastifyReply): SignedInDto {
  setRefreshCookie(request, reply, signedIn);
  return { user: SignedInUserDto.of(signedIn.user), token: signedIn.token };
}
