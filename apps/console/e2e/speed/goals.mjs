/** Routes that draw a chart or a long table, of which less is asked on a telephone. */
const heavy = new Set(['dashboard', 'audit', 'reports']);

const desktop = { performance: 95, lcpMs: 1200, tbtMs: 50, cls: 0.02 };
const mobile = { performance: 80, lcpMs: 3500, tbtMs: 200, cls: 0.05 };
const heavyMobile = { performance: 70, lcpMs: 4000, tbtMs: 300, cls: 0.05 };

/** The longest that may pass between a press and the picture of its effect, on a processor four times slower. */
export const interactionMs = 100;

/** What a route has to reach on one kind of device: the scores at least, everything else at most. */
export const goalsOf = (route, device) => ({
  accessibility: 100,
  bestPractices: 100,
  ...(device === 'desktop' ? desktop : heavy.has(route) ? heavyMobile : mobile),
});

const isScore = (name) => ['performance', 'accessibility', 'bestPractices'].includes(name);

/** The names of the goals that were missed. */
export const missed = (measured, goals) => Object.keys(goals).filter((name) =>
  (isScore(name) ? measured[name] < goals[name] : measured[name] > goals[name]));
