// Runs before the first paint, so that a page kept in dark never flashes white.
(() => {
  let mode = 'system';
  try {
    mode = localStorage.getItem('connect.mode') ?? 'system';
  } catch {
    // Storage may be closed to us; the system's scheme is then the best guess.
  }
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = mode === 'system' ? (prefersDark ? 'dark' : 'light') : mode;
  document.documentElement.dataset.colorScheme = scheme;
})();
