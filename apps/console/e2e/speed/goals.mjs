const desktop = { performance: 90, lcpMs: 1500, tbtMs: 150, cls: 0.03 };
const mobile = { performance: 70, lcpMs: 4000, tbtMs: 400, cls: 0.05 };

/** The longest that may pass between a press and the picture of its effect, on a processor four times slower. */
export const interactionMs = 200;

/** What every route has to reach on one kind of device: the scores at least, everything else at most. */
export const goalsOf = (device) => ({
  accessibility: 100,
  bestPractices: 100,
  ...(device === 'desktop' ? desktop : mobile),
});

const isScore = (name) => ['performance', 'accessibility', 'bestPractices'].includes(name);

/** The names of the goals that were missed. */
export const missed = (measured, goals) => Object.keys(goals).filter((name) =>
  (isScore(name) ? measured[name] < goals[name] : measured[name] > goals[name]));
