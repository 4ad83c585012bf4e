/**
 * Gives toasts a place of their own at the end of the page; answers how to take it away again. An open dialog hides
 * everything beside it from screen readers; what a toast says is to be heard there as well.
 */
export function placeToastHost(host: HTMLElement): () => void {
  const hiding = new MutationObserver(() => host.removeAttribute('aria-hidden'));
  hiding.observe(host, { attributeFilter: ['aria-hidden'] });
  document.body.append(host);
  return () => {
    hiding.disconnect();
    host.remove();
  };
}
