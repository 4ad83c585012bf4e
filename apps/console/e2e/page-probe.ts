/** What a page tells about itself while its controls are tried. */
export interface Probe {
  /** What has happened since the last press of a button or key. */
  changes: string[];
  /** The address at that moment. */
  pressedAt: string;
  /** When something last changed, as `performance.now()` tells it. */
  changedAt: number;
  /** Whether what would write is answered with a refusal. */
  isReadOnly: boolean;
  controls: () => Control[];
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
    changes: [], pressedAt: '', changedAt: performance.now(), isReadOnly: false,
    controls: () => [], find: () => undefined,
  };
  window.probe = probe;
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
    probe.changedAt = performance.now();
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
  const soonMs = 1_000;
  const later = (handler: TimerHandler, ms = 0, ...args: unknown[]) =>
    (ms < soonMs ? setTimeout(handler, ms, ...args) : 0);
  const print = () => { probe.changes.push('printed'); };
  Object.assign(window, { setTimeout: later, setInterval: () => 0, print });

  const refusal = { statusCode: 503, code: 'SERVICE_UNAVAILABLE', message: 'Nothing is written during a walk.' };
  const refuse = () => new Response(JSON.stringify(refusal), {
    status: 503, headers: { 'content-type': 'application/json' },
  });
  window.fetch = async (input, init) => {
    const { method, url } = input instanceof Request ? input : { method: init?.method ?? 'GET', url: String(input) };
    const isWrite = !['GET', 'HEAD'].includes(method);
    if (isWrite && probe.isReadOnly && !url.endsWith('/api/auth/refresh')) return refuse();
    if (!isWrite) probe.changes.push(`read ${url}`);
    return fetch.call(window, input, init).finally(() => { probe.changedAt = performance.now(); });
  };
}
