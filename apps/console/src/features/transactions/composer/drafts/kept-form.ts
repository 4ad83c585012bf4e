const keyOf = (userId: string) => `composer_unsent:${userId}`;

/** What somebody wrote in this tab and did not send, if anything. */
export function readKept(userId: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null');
    return typeof value === 'object' ? value as Record<string, unknown> | null : null;
  } catch {
    return null;
  }
}

/** Keeps it, or throws it away. Where the browser keeps nothing for us, the form is lost with the page. */
export function keepForm(userId: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(keyOf(userId));
    else sessionStorage.setItem(keyOf(userId), text);
  } catch { /* Nothing is kept. */ }
}
