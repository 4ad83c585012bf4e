const longestWaitMs = 5000;

const programs = ({ scripts }: Document): string[] =>
  [...scripts].filter(({ type }) => type === 'module').map((script) => script.getAttribute('src') ?? '');

/** The file that the open console began with; each build gives it another name. */
export const openRelease = (): string => programs(document).at(-1)?.split('/').at(-1) ?? '';

/** Whether the server sends another release than the one that is open; without a clear answer it does not. */
export async function hasNewRelease(): Promise<boolean> {
  try {
    const response = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(longestWaitMs) });
    const sent = programs(new DOMParser().parseFromString(await response.text(), 'text/html'));
    return response.ok && sent.length > 0 && sent.join() !== programs(document).join();
  } catch {
    return false;
  }
}
