import { urlOfCall, type ApiCall, isPublic, sendsFile } from './api-call.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The call as a command of the shell. */
export function curlOf(call: ApiCall, baseUrl: string): string {
  const { operation: { method, isKeyed, request }, body } = call;
  return [
    `curl -X ${method} ${quoted(`${baseUrl}${urlOfCall(call)}`)}`,
    ...(isPublic(call) ? [] : ['-H "Authorization: Bearer $CONNECT_TOKEN"']),
    ...(isKeyed ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(request && body !== undefined ? [`-H 'Content-Type: ${request.type}'`, dataOf(call)] : []),
  ].join(' \\\n  ');
}

const dataOf = (call: ApiCall): string =>
  (sendsFile(call) ? '--data-binary @file' : `-d ${quoted(JSON.stringify(call.body, null, 2))}`);
