/**
 * Gives toasts a place of their own at the end of the page; answers how to take it away again. An open dialog hides
 * everything beside it from screen readers and calls the focus back to itself; what a toast says is to be heard there
 * as well, and reached by its key.
 */
export function placeToastHost(host: HTMLElement): () => void {
  const hiding = new MutationObserver(() => host.removeAttribute('aria-hidden'));
  hiding.observe(host, { attributeFilter: ['aria-hidden'] });
  // A dialog watches the whole page for a focus that leaves it; of one that goes to the toasts it is not to hear.
  const stopFocus = (event: FocusEvent) => { event.stopPropagation(); };
  host.addEventListener('focusin', stopFocus);
  document.body.append(host);
  return () => {
    hiding.disconnect();
    host.removeEventListener('focusin', stopFocus);
    host.remove();
  };
}
