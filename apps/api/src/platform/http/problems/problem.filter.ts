import { Catch } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toRefusal } from './problem.ts';
import { Refusal } from './refusal.ts';
import { noteFailure } from '../server/request-lines.ts';

/** Answers every failed request in one shape; a fault of ours is logged whole and told as one sentence. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(failure: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const refusal = toRefusal(failure) ?? internalFault();
    if (refusal.status >= 500) noteFailure(request, { failure, refusal });
    if (reply.sent) return;
    void reply.code(refusal.status).headers({ ...refusal.headers }).send(refusal.toBody(request.id));
  }
}

const internalFault = (): Refusal =>
  new Refusal(500, 'INTERNAL', 'Something went wrong on our side. Quote the request id to support.');
