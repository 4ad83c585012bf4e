import type { Duplex } from 'node:stream';
import { newId } from '../../ids.ts';
import type { Refusal } from './refusal.ts';

/** Answers on a bare connection, where there is no reply to write to, in the shape of every other problem; hangs up. */
export const answerRaw = (socket: Duplex, refusal: Refusal): void => {
  const requestId = `req_${newId()}`;
  const body = JSON.stringify(refusal.toBody(requestId));
  socket.end([
    `HTTP/1.1 ${refusal.status} ${refusal.code}`, 'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`, `X-Request-Id: ${requestId}`, 'Connection: close', '', body,
  ].join('\r\n'));
};
