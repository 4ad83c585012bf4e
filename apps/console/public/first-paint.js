// Runs before the first paint, so that a page kept in dark never flashes white and an Arabic one never jumps across.
(() => {
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage may be closed to us; what the system and the browser ask for is then the best guess.
      return null;
    }
  };
  const root = document.documentElement;
  const mode = kept('connect.mode') ?? 'system';
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.colorScheme = mode === 'system' ? (prefersDark ? 'dark' : 'light') : mode;
  const contrast = kept('connect.contrast') ?? 'system';
  const isHigh = contrast === 'high' || (contrast === 'system' && matchMedia('(prefers-contrast: more)').matches);
  root.dataset.contrast = isHigh ? 'high' : 'standard';
  if ((kept('connect.language') ?? navigator.language).startsWith('ar')) {
    root.lang = 'ar';
    root.dir = 'rtl';
  }
})();
