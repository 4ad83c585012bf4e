import type { FastifyReply } from 'fastify';
import type { Outcome } from '../../idempotency.ts';

/** Answers with the kept text of an outcome, to the byte, and says when it is a replay. */
export const answerWith = (reply: FastifyReply, outcome: Outcome): void => {
  void reply.status(outcome.status).header('content-type', 'application/json; charset=utf-8');
  if (outcome.isReplay) void reply.header('idempotency-replayed', 'true');
  void reply.send(outcome.body);
};
