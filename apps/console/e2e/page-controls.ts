import type { Control } from './page-probe.ts';

/** Teaches the page's probe to name what can be activated. */
export function nameControls(): void {
  const selector = ['button', 'a[href]', 'summary', 'input[type=checkbox]', 'input[type=radio]',
    ...['tab', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'option', 'switch', 'checkbox', 'radio', 'combobox',
      'button'].map((role) => `[role=${role}]`)].join();
  const places = 'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tabpanel], '
    + '[role=region], section[aria-label], section[aria-labelledby], form[aria-label], nav, header, aside, main';
  const items = '[role=gridcell], [role=option], tr, article, li';

  // Numbers and ids differ from row to row and from day to day.
  const plain = (text: string) => text.replace(/\b(0x|[a-z]+_)[\da-z…]+/gi, '#').replace(/[\d.,:#-]*\d/g, '#')
    .replace(/\s+/g, ' ').trim().slice(0, 60);
  const textOf = (ids: string | null) =>
    (ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ').trim();
  const nameOf = (element: HTMLElement): string => plain(element.getAttribute('aria-label')
    ?? (textOf(element.getAttribute('aria-labelledby'))
      || (element instanceof HTMLInputElement ? [...element.labels ?? []].map((label) => label.textContent).join(' ')
        : element.innerText) || element.title));
  const kindOf = (element: Element) => element.role ?? element.getAttribute('type') ?? element.localName;
  const pathFrom = (item: Element, element: Element): string => {
    const steps: string[] = [];
    for (let one = element; one !== item && one.parentElement; one = one.parentElement) {
      steps.push(`${one.localName}${[...one.parentElement.children].indexOf(one)}`);
    }
    return steps.join('<');
  };
  /** The row that an element belongs to, when it is one of several alike. */
  const itemOf = (element: Element, place: Element | null): Element | null => {
    const item = element.closest(items);
    if (!item || item.closest('nav, [role=tablist], [role=menu]') || (place && item.contains(place))) return null;
    return item;
  };
  const keyOf = (element: HTMLElement): string => {
    const place = element.parentElement?.closest<HTMLElement>(places) ?? null;
    const where = place ? `${kindOf(place)} ${nameOfPlace(place)}`.trim() : 'page';
    const item = itemOf(element, place);
    if (!item) return `${where}: ${kindOf(element)} “${nameOf(element)}”`;
    const list = item.localName === 'article' ? '' : `${where}: `;
    return `${list}${kindOf(element)} of each ${kindOf(item)}, ${pathFrom(item, element)}`;
  };
  const nameOfPlace = (place: HTMLElement) =>
    plain(place.getAttribute('aria-label') ?? textOf(place.getAttribute('aria-labelledby')));

  const stateOf = (element: Element): string => {
    const told = ['aria-expanded', 'aria-checked', 'aria-selected', 'aria-pressed', 'aria-sort', 'aria-disabled']
      .map((name) => element.getAttribute(name) ?? '-').join('');
    return element instanceof HTMLInputElement ? `${told}${element.checked} ${element.value}` : told;
  };
  const exemptionOf = (element: HTMLElement): string | null => {
    const is = (name: string, ...values: string[]) => values.includes(element.getAttribute(name) ?? '');
    if (is('aria-current', 'page', 'step', 'true')) return 'is where one is';
    if (element.matches('input[role=combobox]:focus')) return 'is being written in';
    if (element instanceof HTMLAnchorElement && element.href === location.href) return 'leads to where one is';
    if (element.role === 'tab' && is('aria-selected', 'true')) return 'is the open tab';
    if (element.role === 'menuitemradio' && is('aria-checked', 'true')) return 'is chosen';
    if (is('aria-pressed', 'true') && element.closest('[role=group]')) return 'is chosen';
    if (element instanceof HTMLInputElement && element.type === 'radio' && element.checked) return 'is chosen';
    return null;
  };

  const isLeaving = (element: Element) => element instanceof HTMLAnchorElement && !element.hasAttribute('download')
    && element.protocol.startsWith('http') && element.pathname !== location.pathname;

  const canBeUsed = (element: HTMLElement): boolean => {
    if (element.matches(':disabled, [aria-disabled=true]')) return false;
    if (element.closest('[aria-hidden=true], [inert]')) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const usable = () => [...document.querySelectorAll<HTMLElement>(selector)].filter(canBeUsed);

  window.probe.controls = () => {
    const found = new Map<string, Control>();
    for (const element of usable()) {
      const key = keyOf(element);
      if (found.has(key) && found.get(key)?.exempt === null) continue;
      const isOfFrame = element.closest('#root') !== null && !element.closest('main');
      const isOffScreen = element.getBoundingClientRect().bottom <= 0 && getComputedStyle(element).position === 'fixed';
      found.set(key, {
        key, isOfFrame, isOffScreen,
        exempt: exemptionOf(element), isLeaving: isLeaving(element), state: stateOf(element),
      });
    }
    return [...found.values()];
  };
  window.probe.offer = () =>
    [location.href, ...window.probe.controls().map(({ key, state }) => `${key} ${state}`)].join('\n');
  // Of several rows, one in which there is something to choose.
  window.probe.find = (key) => {
    const alike = usable().filter((element) => keyOf(element) === key);
    const element = alike.find((one) => exemptionOf(one) === null) ?? alike[0];
    const { width = 0 } = element?.getBoundingClientRect() ?? {};
    return width > 1 ? element : element?.closest('label') ?? element;
  };
}
