import { ConnectClient } from './generated/ConnectClient.ts';
import type { OpenAPIConfig } from './generated/core/OpenAPI.ts';
import { type Answer, ConnectHttpRequest } from './http-request.ts';

export * from './generated/index.ts';
export { ConnectError } from './connect-error.ts';
export { follow, type FollowOptions } from './events.ts';
export type { Answer } from './http-request.ts';
export {
  isoAnswerText, IsoMessageUnanswered, rehearseIsoMessage, sendIsoMessage, whenIsoMessageAnswered, type AnswerWait,
  type IsoMessageContent,
} from './iso-messages.ts';
export { every, type ReadPage } from './paging.ts';
export {
  PASSPORT_FIELDS, type PassportClaims, type PassportFault, type PassportField, type PassportStatus,
  type PassportVerdict,
} from './passport/passport.ts';
export { statusListOf, verifyPassport, type PassportContext } from './passport/verify-passport.ts';
export { verifyBundle, type ProofBundle } from './proof/bundle.ts';
export { canonicalJson } from './proof/canonical-json.ts';
export { isConsistent, isIncluded } from './proof/merkle.ts';
export type { KeySet } from './proof/signed-head.ts';
export type { Check, CheckName, Verdict } from './proof/verdict.ts';
export {
  verifyBalanceProof, verifyCheckpoint, verifyEventProof, verifyExportedFile, verifyGrowth,
} from './proof/verify.ts';
export { type BooksVerdict, type Difference, verifyBooks } from './proof/verify-books.ts';
export type { WitnessDemand, Witnessed } from './proof/witnessed.ts';
export { verifyExport } from './proof/verify-export.ts';
export {
  type ResolutionCheck, type ResolutionCheckName, type ResolutionContext, type ResolutionVerdict, verifyResolution,
} from './resolution/verify-resolution.ts';
export {
  paymentsByEndToEndId, readStatusReport, type ReportedGroup, type ReportedPayment, type StatusReason,
  type StatusReport,
} from './status-report.ts';
export { type Delivery, InvalidSignature, signWebhook, verifyWebhook } from './webhooks.ts';
export { UnreadableXml } from './xml-elements.ts';

export interface ConnectOptions {
  /** Where the API is, such as "http://127.0.0.1:3000"; empty for the page's own origin. */
  baseUrl?: string;
  /** The access token or API key, or how to get the one to use now. */
  token?: string | (() => string | null | Promise<string | null>);
  /** How often to repeat what can do nothing twice and got no answer; twice unless said otherwise. */
  retries?: number;
}

/** A client of the Connect API. Its calls answer promises that can be cancelled, and throw ConnectError on refusals. */
export const createConnectClient = ({ baseUrl = '', token, retries = 2 }: ConnectOptions = {}): ConnectClient => {
  class HttpRequest extends ConnectHttpRequest {
    constructor(config: OpenAPIConfig) {
      super(config, retries);
    }
  }
  return new ConnectClient({
    BASE: baseUrl,
    CREDENTIALS: 'include',
    ...(typeof token === 'function' ? { TOKEN: async () => (await token()) ?? '' } : { TOKEN: token }),
  }, HttpRequest);
};

/** Any call of the API, as its document spells it. */
export interface AnyCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path with its parameters in braces, such as "/api/v1/wallets/{id}". */
  url: string;
  path?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string | undefined>;
  body?: unknown;
  mediaType?: string;
}

/** Makes a call that is only known when the program runs, and tells how it was answered; refusals are thrown. */
export const callApi = ({ request }: ConnectClient, call: AnyCall): Promise<Answer> => {
  if (!(request instanceof ConnectHttpRequest)) throw new Error('Only clients of createConnectClient can do this.');
  return request.answer(call);
};
