import type { ApiRequestOptions } from './generated/core/ApiRequestOptions.ts';
import { BaseHttpRequest } from './generated/core/BaseHttpRequest.ts';
import { CancelablePromise } from './generated/core/CancelablePromise.ts';
import { ConnectError } from './connect-error.ts';

const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** A file goes as it is, anything else as JSON. */
const bodyOf = ({ body }: ApiRequestOptions): string | Blob => (body instanceof Blob ? body : JSON.stringify(body));

const typeOf = ({ body, mediaType }: ApiRequestOptions): string =>
  (body instanceof Blob && mediaType !== undefined ? mediaType : 'application/json');

/** What the API answered, and under which request id. */
export interface Answer<T = unknown> {
  status: number;
  requestId: string | null;
  body: T;
}

/**
 * Carries the generated calls over fetch. Every call that moves money has an idempotency key, given or made here, so
 * repeating it is safe; every refusal becomes a ConnectError.
 */
export class ConnectHttpRequest extends BaseHttpRequest {
  request<T>(options: ApiRequestOptions): CancelablePromise<T> {
    return new CancelablePromise<T>((resolve, reject, onCancel) => {
      const controller = new AbortController();
      onCancel(() => { controller.abort(); });
      this.answer<T>(options, controller.signal).then(({ body }) => { resolve(body); }, reject);
    });
  }

  /** Makes a call and tells the status and the request's id beside what was answered. */
  async answer<T>(options: ApiRequestOptions, signal?: AbortSignal): Promise<Answer<T>> {
    const response = await fetch(this.urlOf(options), {
      method: options.method,
      headers: await this.headersOf(options),
      credentials: this.config.CREDENTIALS,
      ...(signal === undefined ? {} : { signal }),
      ...(options.body === undefined ? {} : { body: bodyOf(options) }),
    });
    const type = response.headers.get('content-type') ?? '';
    const body: unknown = type.startsWith('application/json') ? await response.json()
      : type.startsWith('text/') ? await response.text() : undefined;
    if (!response.ok) throw new ConnectError(response, body);
    return { status: response.status, requestId: response.headers.get('x-request-id'), body: body as T };
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
