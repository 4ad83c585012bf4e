/** What a page tells about itself while its controls are tried. */
export interface Probe {
  /** What has happened since the last press of a button or key. */
  changes: string[];
  /** The address at that moment. */
  pressedAt: string;
  /** Waits until the page has come to rest, and answers whether it has. */
  rest: () => Promise<boolean>;
  /** Whether what would write is answered with a refusal. */
  isReadOnly: boolean;
  controls: () => Control[];
  /** Where the page is, and what can be activated on it in which state. */
  offer: () => string;
  /** Goes to a screen by the browser's history, without loading the page again; whatever was chosen is forgotten. */
  goTo: (path: string) => void;
  /** The element to press for a control, unless the page no longer has it. */
  find: (key: string) => HTMLElement | undefined;
}

/** Something on the page that can be activated. */
export interface Control {
  /** Where it is, what it is and what it is called; the rows of a list have the same controls. */
  key: string;
  /** Whether it stands around the screen, not in it. */
  isOfFrame: boolean;
  /** Why activating it need not change anything. */
  exempt: string | null;
  /** Whether it is a link to another screen. */
  isLeaving: boolean;
  /** Whether only the keyboard reaches it. */
  isOffScreen: boolean;
  /** What it shows of its own state. */
  state: string;
}

declare global {
  interface Window { probe: Probe }
}

/** Counts what changes in the page; what merely follows the pointer or the focus does not count. */
export function watchChanges(): void {
  const probe: Probe = {
    changes: [], pressedAt: '', isReadOnly: false,
    rest: () => Promise.resolve(true), goTo: () => undefined, controls: () => [], offer: () => '', find: () => undefined,
  };
  window.probe = probe;
  const opened = Object.entries(localStorage);
  probe.goTo = (path) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of opened) localStorage.setItem(key, value as string);
    dispatchEvent(new StorageEvent('storage'));
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  };
  for (const press of ['pointerdown', 'keydown']) {
    addEventListener(press, () => {
      probe.changes = [];
      probe.pressedAt = location.href;
    }, true);
  }
  // Another program opens these.
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link && !link.protocol.startsWith('http')) probe.changes.push(`left by ${link.protocol}`);
  }, true);

  const passing = '.MuiTouchRipple-root, [role=tooltip], head';
  const ofPointer = new Set(['tabindex', 'aria-describedby', 'title']);
  const lasting = (names: string | null) =>
    (names ?? '').split(' ').filter((name) => !/^Mui-(focus|active|hover)/.test(name)).sort().join(' ');
  const isPassing = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(passing) ?? null;
  const counts = ({ type, target, attributeName, oldValue, addedNodes, removedNodes }: MutationRecord): boolean => {
    if (isPassing(target) !== null) return false;
    if (type === 'childList') return [...addedNodes, ...removedNodes].some((node) => isPassing(node) === null);
    if (type === 'characterData') return target.textContent !== oldValue;
    if (attributeName === null || ofPointer.has(attributeName)) return false;
    const value = (target as Element).getAttribute(attributeName);
    return attributeName === 'class' ? lasting(value) !== lasting(oldValue) : value !== oldValue;
  };
  new MutationObserver((records) => {
    const found = records.filter(counts);
    if (found.length === 0) return;
    probe.changes.push(...found.map(({ type, attributeName }) => attributeName ?? type));
  }).observe(document, {
    subtree: true, childList: true, characterData: true, characterDataOldValue: true,
    attributes: true, attributeOldValue: true,
  });
}

/**
 * Keeps the page from changing by itself and from changing anything but itself: what is to happen in a second or later
 * (clocks, polls, the end of a toast) never does, and once the walk has begun, the server refuses every write.
 */
export function isolate(): void {
  const { probe, fetch, setTimeout } = window;
  const laterMs = 1_000;
  const later = (handler: TimerHandler, ms = 0, ...args: unknown[]) =>
    (ms < laterMs ? setTimeout(handler, ms, ...args) : 0);
  const print = () => { probe.changes.push('printed'); };
  Object.assign(window, { setTimeout: later, setInterval: () => 0, print });

  const refusal = { statusCode: 503, code: 'SERVICE_UNAVAILABLE', message: 'Nothing is written during a walk.' };
  const refuse = () => new Response(JSON.stringify(refusal), {
    status: 503, headers: { 'content-type': 'application/json' },
  });
  window.fetch = (input, init) => {
    const { method, url } = input instanceof Request ? input : { method: init?.method ?? 'GET', url: String(input) };
    const isWrite = !['GET', 'HEAD'].includes(method);
    if (isWrite && probe.isReadOnly && !url.endsWith('/api/auth/refresh')) return Promise.resolve(refuse());
    if (!isWrite) probe.changes.push(`read ${url}`);
    return fetch.call(window, input, init);
  };
}

/**
 * Counts what the page has begun and not yet ended: what it reads, the next pieces of its drawing, timers that are
 * soon over. It is at rest when that was nothing at two of its frames in a row.
 */
export function countWork(): void {
  const { probe, fetch, setTimeout, clearTimeout, requestAnimationFrame, MessageChannel } = window;
  // What was fetched is shown up to so much later; what takes longer, such as a hint, is no part of an answer.
  const soonMs = 300;
  const mostFrames = 600;
  let underWay = 0;
  const begin = () => { underWay += 1; };
  const end = () => { underWay -= 1; };
  const whole = <Value>(work: Promise<Value>): Promise<Value> => {
    begin();
    return work.finally(end);
  };

  window.fetch = (input, init) => whole(fetch.call(window, input, init));
  for (const read of ['json', 'text', 'blob', 'arrayBuffer'] as const) {
    const { [read]: original } = Response.prototype as unknown as Record<typeof read, () => Promise<never>>;
    Object.assign(Response.prototype, { [read](this: Response) { return whole(original.call(this)); } });
  }

  const timers = new Set<number>();
  window.setTimeout = ((handler: (...given: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    if (ms > soonMs) return setTimeout(handler, ms, ...args);
    begin();
    const timer = setTimeout(() => {
      if (timers.delete(timer)) end();
      handler(...args);
    }, ms);
    timers.add(timer);
    return timer;
  }) as typeof window.setTimeout;
  window.clearTimeout = (timer) => {
    if (timers.delete(timer as number)) end();
    clearTimeout(timer);
  };

  // By these, React goes on with its drawing.
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      const { port1, port2 } = this;
      const post = port2.postMessage.bind(port2) as (message: unknown) => void;
      port2.postMessage = (message: unknown) => {
        begin();
        post(message);
      };
      port1.addEventListener('message', end);
    }
  };

  probe.rest = async () => {
    let restful = 0;
    for (let frame = 0; frame < mostFrames && restful < 2; frame += 1) {
      await new Promise((resolve) => { requestAnimationFrame(resolve); });
      restful = underWay === 0 ? restful + 1 : 0;
    }
    return restful === 2;
  };
}
