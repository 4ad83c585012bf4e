import type { ApiRequestOptions } from './generated/core/ApiRequestOptions.ts';
import type { OpenAPIConfig } from './generated/core/OpenAPI.ts';
import { BaseHttpRequest } from './generated/core/BaseHttpRequest.ts';
import { CancelablePromise } from './generated/core/CancelablePromise.ts';
import { ConnectError } from './connect-error.ts';
import { pause, waitAfter } from './retry.ts';

const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** A file goes as it is, anything else as JSON. */
const bodyOf = ({ body }: ApiRequestOptions): string | Blob => (body instanceof Blob ? body : JSON.stringify(body));

const typeOf = ({ body, mediaType }: ApiRequestOptions): string =>
  (body instanceof Blob && mediaType !== undefined ? mediaType : 'application/json');

/** Keeps the mark of byte order that the digest of a CSV file covers. */
const exactText = new TextDecoder('utf-8', { ignoreBOM: true });

/** Reads an answer by its type: JSON as its value, text as text, nothing as nothing, anything else as a file. */
async function contentOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  // A file is handed on byte by byte: its signature covers how it is written, not only what it says.
  if (type.startsWith('text/')) return exactText.decode(await response.arrayBuffer());
  const isFile = response.headers.get('content-disposition')?.startsWith('attachment') === true;
  if (type.startsWith('application/json') && !isFile) return response.json();
  return type === '' ? undefined : response.blob();
}

/** What the API answered, and under which request id. */
export interface Answer<T = unknown> {
  status: number;
  requestId: string | null;
  headers: Headers;
  body: T;
}

/**
 * Carries the generated calls over fetch. Every call that moves money has an idempotency key, given or made here, so
 * repeating it is safe; what can do nothing twice is repeated when its answer is lost. Every refusal becomes a
 * ConnectError.
 */
export class ConnectHttpRequest extends BaseHttpRequest {
  constructor(config: OpenAPIConfig, private readonly retries = 0) {
    super(config);
  }

  request<T>(options: ApiRequestOptions): CancelablePromise<T> {
    return new CancelablePromise<T>((resolve, reject, onCancel) => {
      const controller = new AbortController();
      onCancel(() => { controller.abort(); });
      this.answer<T>(options, controller.signal).then(({ body }) => { resolve(body); }, reject);
    });
  }

  /** Makes a call and tells the status and the request's id beside what was answered. */
  async answer<T>(options: ApiRequestOptions, signal?: AbortSignal): Promise<Answer<T>> {
    const headers = await this.headersOf(options);
    const isRepeatable = options.method === 'GET' || headers.has(IDEMPOTENCY_HEADER);
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.exchange<T>(options, headers, signal);
      } catch (failure) {
        const wait = isRepeatable && attempt < this.retries && !signal?.aborted ? waitAfter(failure, attempt) : null;
        if (wait === null) throw failure;
        await pause(wait, signal);
      }
    }
  }

  private async exchange<T>(options: ApiRequestOptions, headers: Headers, signal?: AbortSignal): Promise<Answer<T>> {
    const response = await fetch(this.urlOf(options), {
      method: options.method,
      headers,
      credentials: this.config.CREDENTIALS,
      ...(signal === undefined ? {} : { signal }),
      ...(options.body === undefined ? {} : { body: bodyOf(options) }),
    });
    const body = await contentOf(response);
    if (!response.ok) throw new ConnectError(response, body);
    const { status, headers: given } = response;
    return { status, requestId: given.get('x-request-id'), headers: given, body: body as T };
  }

  private urlOf(options: ApiRequestOptions): string {
    const path = options.url.replace(
      /\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(options.path?.[name])));
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(options.query ?? {})) {
      if (value !== undefined && value !== null) query.append(name, String(value));
    }
    const search = query.toString();
    return `${this.config.BASE}${path}${search === '' ? '' : `?${search}`}`;
  }

  private async headersOf(options: ApiRequestOptions): Promise<Headers> {
    // The marker tells the API that no foreign page's form sent this.
    const headers = new Headers({ accept: 'application/json', 'x-connect-request': '1' });
    const token = typeof this.config.TOKEN === 'function' ? await this.config.TOKEN(options) : this.config.TOKEN;
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (options.body !== undefined) headers.set('content-type', typeOf(options));
    for (const [name, value] of Object.entries(options.headers ?? {})) {
      if (value !== undefined && value !== null) headers.set(name, String(value));
    }
    if (options.headers && IDEMPOTENCY_HEADER in options.headers && !headers.has(IDEMPOTENCY_HEADER)) {
      headers.set(IDEMPOTENCY_HEADER, crypto.randomUUID());
    }
    return headers;
  }
}
